import { useEffect, useState } from 'react';
import { linkTokenIn } from './link-token.ts';

/** The router's location. */
interface Address {
  pathname: string;
  search: string;
  hash: string;
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
