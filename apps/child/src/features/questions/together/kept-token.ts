const KEY = 'lykta-together';

/**
 * The token of the open form. It is kept in this tab alone, so that a reload loses nothing and a closed tab keeps
 * nothing; where storage is blocked, a reload closes the form.
 */
export function keptToken(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the token for this tab; undefined forgets it. */
export function keepToken(token: string | undefined): void {
  try {
    if (token === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // Blocked: the token lives as long as the page.
  }
}
