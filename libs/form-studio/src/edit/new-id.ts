import { isReservedId } from '@lykta/domain/own';

/** The longest id that is made; `AuthoredId` takes 80 letters. */
const LONGEST = 40;

/** Returns an id that is not taken: `wanted`, or the same with a number. An id is never shown to a child. */
export function newId(wanted: string, taken: ReadonlySet<string>): string {
  const plain = wanted
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST);
  const base =
    plain === '' || /^[\d-]+$/.test(plain) || isReservedId(plain) ? `q-${plain}`.replace(/-$/, '') : plain;
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
