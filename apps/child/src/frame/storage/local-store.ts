/** Every key that the app keeps in this browser (docs/product.md §3, Other payloads and stored values). */
export type StoreKey = 'lykta-app-codes' | 'lykta-app-login_time' | 'lykta-app-signed-out' | 'general';

/** Values that could not be stored; they last as long as the page. */
const onlyInThisPage = new Map<StoreKey, string>();

/** The value of a key; null when it is missing or storage can't be read. */
export function readText(key: StoreKey): string | null {
  const kept = onlyInThisPage.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value; if the browser refuses (blocked, full), only until the page is closed. */
export function writeText(key: StoreKey, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    onlyInThisPage.delete(key);
  } catch {
    onlyInThisPage.set(key, value);
  }
}

/** Deletes a key. */
export function removeText(key: StoreKey): void {
  onlyInThisPage.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked storage contains nothing to delete.
  }
}

/** Whether storage works: false when it is missing, blocked or full. */
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

/** The parsed JSON of a key; undefined when it is missing or corrupt. */
export function readJson(key: StoreKey): unknown {
  const text = readText(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
