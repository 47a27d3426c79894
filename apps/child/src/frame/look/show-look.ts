import type { i18n } from 'i18next';
import type { Look } from '../storage/settings.ts';

/** Whether this page has the calm look. */
export const isCalm = (): boolean => document.documentElement.dataset.look === 'calm';

/** Changes how the app looks and speaks. The calm look is fetched by those who want it. @throws without a network */
export async function showLook(look: Look, texts: i18n): Promise<void> {
  if (look === 'usual' && !isCalm()) return;
  const { putOn, takeOff } = await import('./calm-look.ts');
  if (look === 'calm') putOn(texts);
  else takeOff(texts);
}
