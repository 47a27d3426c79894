/** Every key that the app keeps in this browser (docs/product.md §3, Other payloads and stored values). */
export type StoreKey = 'lykta-app-codes' | 'lykta-app-login_time' | 'lykta-app-signed-out' | 'general';

/** What could not be written stays here, so that the page works as long as it lives. */
const onlyInThisPage = new Map<StoreKey, string>();

/** The text under a key; null when it is missing or the storage can't be read. */
export function readText(key: StoreKey): string | null {
  const kept = onlyInThisPage.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; where the browser refuses (blocked, full), only until the page is left. */
export function writeText(key: StoreKey, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    onlyInThisPage.delete(key);
  } catch {
    onlyInThisPage.set(key, value);
  }
}

/** Forgets a key. */
export function removeText(key: StoreKey): void {
  onlyInThisPage.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** Whether the browser keeps what is written: false when storage is missing, blocked or full. */
export function keepsTexts(): boolean {
  const probe = 'lykta-app-probe';
  try {
    window.localStorage.setItem(probe, '1');
    window.localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** The JSON under a key, as far as it can be read; undefined when it is missing or corrupt. */
export function readJson(key: StoreKey): unknown {
  const text = readText(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
