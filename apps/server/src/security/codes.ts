import { CODE_LENGTH, codeFrom } from '@lykta/domain';
import { randomFillSync } from 'node:crypto';

/**
 * Creates random characters that people can read to each other: six for the code of an invitation, or a child's
 * pseudonym under one. The database table ensures that it is unique.
 */
export function newCode(length = CODE_LENGTH): string {
  return codeFrom(randomFillSync(new Uint32Array(length)));
}
