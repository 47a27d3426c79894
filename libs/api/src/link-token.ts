declare global {
  interface Window {
    /** The token of the link that opened the page, if the page's boot script took it out of the address. */
    lyktaLinkToken?: string;
  }
}

/**
 * Returns the token of a sent link: from the fragment, which servers and proxies do not see, or from the query in older
 * links (docs/product.md §2). Undefined if the address has none.
 */
export function linkTokenIn({ search, hash }: { search: string; hash: string }): string | undefined {
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');
  return token || undefined;
}
