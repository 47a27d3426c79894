import { namesOf, tableOf } from '@lykta/domain';
import type { BotCheckTexts } from './types.ts';

/** Text ids of the widget's texts in the app's locale files. */
const ids = {
  label: 'bot-check.label',
  verifying: 'bot-check.verifying',
  verified: 'bot-check.verified',
  error: 'bot-check.error',
  expired: 'bot-check.expired',
  required: 'bot-check.required',
  enterCode: 'bot-check.enter-code',
  enterCodeAria: 'bot-check.enter-code-heard',
  codeImage: 'bot-check.code-image',
  playAudio: 'bot-check.play',
  reload: 'bot-check.reload',
  verify: 'bot-check.verify',
  loading: 'frame.loading',
} as const satisfies Record<keyof BotCheckTexts, string>;

/** Text ids that an app with a bot check must have in its locale files. */
export const botCheckTextIds: readonly string[] = Object.values(ids);

/**
 * Reads all texts of the bot check (docs/product.md §8, Bot-check).
 * @param say returns the app's text for an id; the two apps word them differently
 */
export function botCheckTexts(say: (id: (typeof ids)[keyof BotCheckTexts]) => string): BotCheckTexts {
  return tableOf(namesOf(ids), (word) => say(ids[word]));
}
