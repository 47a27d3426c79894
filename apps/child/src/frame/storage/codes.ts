import { plainCode } from '@lykta/domain';
import { readJson, removeText, writeText } from './local-store.ts';

/** Stored invitation codes, used after signing in; corrupt data is deleted (docs/product.md §2, connect). */
export function pendingCodes(): string[] {
  const stored = readJson('lykta-app-codes');
  if (Array.isArray(stored) && stored.every((code) => typeof code === 'string')) return stored;
  removeText('lykta-app-codes');
  return [];
}

/** Stores a code without its hyphen; ignores duplicates. */
export function keepCode(code: string): void {
  writeText('lykta-app-codes', JSON.stringify([...new Set([...pendingCodes(), plainCode(code)])]));
}

/** Deletes a code that was accepted, declined or wrong. */
export function dropCode(code: string): void {
  const left = pendingCodes().filter((kept) => kept !== plainCode(code));
  if (left.length === 0) removeText('lykta-app-codes');
  else writeText('lykta-app-codes', JSON.stringify(left));
}

/** Deletes all codes. */
export function dropCodes(): void {
  removeText('lykta-app-codes');
}
