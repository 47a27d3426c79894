/** Extracts at most ten digits from the input; a pasted +46 or 0046 becomes the leading 0 (docs/product.md §5). */
export function phoneDigits(typed: string): string {
  const bare = typed.replace(/[^\d+]/g, '');
  return bare
    .replace(/^(?:\+|00)46\(?0?/, '0')
    .replace(/\D/g, '')
    .slice(0, 10);
}

/** Groups the digits: `0701234567` → `070 123 45 67`. */
export function phoneGroups(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8, 10)]
    .filter(Boolean)
    .join(' ');
}
