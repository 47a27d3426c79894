/**
 * The address of a share link (docs/product.md §2, share). The key is in the fragment, which browsers do not send to
 * servers.
 * @param origin the app's origin that other people can open
 */
export function linkAddress(token: string, origin: string): string {
  return `${origin}/shared#token=${encodeURIComponent(token)}`;
}
