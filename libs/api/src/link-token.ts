import { useEffect, useState } from 'react';

declare global {
  interface Window {
    /** The token of the link that opened the page, if a script in the page's HTML removed it from the address. */
    lyktaLinkToken?: string;
  }
}

/** The router's location. */
interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Returns the token of a sent link: from the fragment, which servers and proxies do not see, or from the query in older
 * links (docs/product.md §2). Undefined if the address has none.
 */
export function linkTokenIn({ search, hash }: Omit<Address, 'pathname'>): string | undefined {
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');
  return token || undefined;
}

/**
 * Keeps the token of the opened link only in memory and removes it from the address bar and the history at once.
 * @param address the router's location
 * @param navigate the router's navigation
 * @returns the token, and a function that forgets it
 */
export function useLinkToken(
  address: Address,
  navigate: (path: string, options: { replace: true }) => unknown,
): [token: string | undefined, forget: () => void] {
  const inAddress = linkTokenIn(address);
  const [token, setToken] = useState(() => inAddress ?? window.lyktaLinkToken);
  // Another link was opened on the same page.
  if (inAddress !== undefined && inAddress !== token) setToken(inAddress);
  useEffect(() => {
    delete window.lyktaLinkToken;
  }, []);
  const { pathname } = address;
  useEffect(() => {
    if (inAddress !== undefined) navigate(pathname, { replace: true });
  }, [inAddress, navigate, pathname]);
  return [token, () => setToken(undefined)];
}
