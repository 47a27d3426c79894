import { useEffect, useState } from 'react';

declare global {
  interface Window {
    /** The token of the link that opened the page, where the page's HTML took it out of the address. */
    lyktaLinkToken?: string;
  }
}

/** What a router says about the address. */
interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * The token of a link that was sent: in the fragment, which no server and no proxy sees; in the query of links that
 * were sent before that (docs/product.md §2). Undefined where the address has none.
 */
export function linkTokenIn({ search, hash }: Omit<Address, 'pathname'>): string | undefined {
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');
  return token || undefined;
}

/**
 * Keeps the token of the link that was followed here only in memory: the address bar and the history lose it at once.
 * @param address of the router
 * @param navigate of the router
 * @returns the token, and how to forget it
 */
export function useLinkToken(
  address: Address,
  navigate: (path: string, options: { replace: true }) => unknown,
): [token: string | undefined, forget: () => void] {
  const inAddress = linkTokenIn(address);
  const [token, setToken] = useState(() => inAddress ?? window.lyktaLinkToken);
  // Another link was opened on this page.
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
