/**
 * Texts in this browser, under the keys of one app. A text that the browser refuses to store (blocked, full) lasts as
 * long as the page.
 */
export function textStore<Key extends string>() {
  const onlyInThisPage = new Map<Key, string>();

  /** The value of a key; null when it is missing or storage can't be read. */
  function readText(key: Key): string | null {
    const kept = onlyInThisPage.get(key);
    if (kept !== undefined) return kept;
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  /** The parsed JSON of a key; undefined when it is missing or corrupt. */
  function readJson(key: Key): unknown {
    const text = readText(key);
    if (text === null) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  function writeText(key: Key, value: string): void {
    try {
      window.localStorage.setItem(key, value);
      onlyInThisPage.delete(key);
    } catch {
      onlyInThisPage.set(key, value);
    }
  }

  function removeText(key: Key): void {
    onlyInThisPage.delete(key);
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Blocked storage contains nothing to delete.
    }
  }

  return { readText, readJson, writeText, removeText };
}
