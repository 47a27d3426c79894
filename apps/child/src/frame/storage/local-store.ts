import { textStore } from '@lykta/app-shell';

/** Every key that the app keeps in this browser (docs/product.md §3, Other payloads and stored values). */
type StoreKey = 'lykta-app-codes' | 'lykta-app-login_time' | 'lykta-app-signed-out' | 'general';

export const { readText, readJson, writeText, removeText } = textStore<StoreKey>();

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
