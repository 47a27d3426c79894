import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The hash of a file's bytes. */
export const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
