import { own } from '@lykta/domain';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const PLACE = /@([A-Z][A-Z_\d]*)@/g;

/**
 * Returns one of the files that an operator copies, with what stands between @ replaced.
 * @throws {Error} naming a place without a value
 */
export function filled(file: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(path.join(import.meta.dirname, 'files', file), 'utf8').replace(
    PLACE,
    (place, name: string) => {
      const value = own(values, name);
      if (value === undefined) throw new Error(`${file}: nothing is given for ${place}`);
      return value;
    },
  );
}
