import { plainCode } from '@lykta/domain';
import { readJson, removeText, writeText } from './local-store.ts';

/** Invitation codes that wait until somebody is signed in; corrupt data is cleared (docs/product.md §2, connect). */
export function pendingCodes(): string[] {
  const stored = readJson('lykta-app-codes');
  if (Array.isArray(stored) && stored.every((code) => typeof code === 'string')) return stored;
  removeText('lykta-app-codes');
  return [];
}

/** Adds a code, without duplicates and without its hyphen. */
export function keepCode(code: string): void {
  writeText('lykta-app-codes', JSON.stringify([...new Set([...pendingCodes(), plainCode(code)])]));
}

/** Takes a code away when it was accepted, declined or found to be wrong. */
export function dropCode(code: string): void {
  const left = pendingCodes().filter((kept) => kept !== plainCode(code));
  if (left.length === 0) removeText('lykta-app-codes');
  else writeText('lykta-app-codes', JSON.stringify(left));
}

/** Takes all codes away. */
export function dropCodes(): void {
  removeText('lykta-app-codes');
}
