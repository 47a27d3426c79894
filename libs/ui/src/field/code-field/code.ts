const LONGEST = 7;

/** An invitation code as it is shown: upper case, a hyphen after every third sign, at most 7 signs with the hyphen (docs/product.md §5). */
export function formatCode(raw: string): string {
  const signs = raw.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return (signs.match(/.{1,3}/gu) ?? []).join('-').slice(0, LONGEST);
}
