/** The address of a share link (docs/product.md §2, share): the key is in the fragment, which no server sees. @param origin the app's, which others can open */
export function linkAddress(token: string, origin: string): string {
  return `${origin}/shared#token=${encodeURIComponent(token)}`;
}
