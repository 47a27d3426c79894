import { drawFiguresIn } from '@lykta/avatar';
import { calmFigures } from '@lykta/avatar/calm';
import { languageOf } from '@lykta/domain';
import { calmWords } from '@lykta/languages';
import { calmScale } from '@lykta/ui/calm';
import type { i18n } from 'i18next';
import { older } from '../../locales/older.ts';

const NAMESPACE = 'translation';
/** The usual words, by language, to be put back when the look is turned off. */
const usual = new Map<string, Readonly<Record<string, unknown>>>();
/** Follows the language while the look is on. */
let follow: (() => void) | undefined;

/** Puts the calmer words over the usual ones of the language that is shown. */
function speakCalmly(texts: i18n): void {
  const language = languageOf(texts.language);
  const words = language && (older[language] ?? calmWords(language));
  const bundle: unknown = words && texts.getResourceBundle(language, NAMESPACE);
  if (!words || typeof bundle !== 'object' || bundle === null) return;
  if (!usual.has(language)) {
    const replaced = Object.entries(bundle).filter(([id]) => Object.hasOwn(words, id));
    usual.set(language, Object.fromEntries(replaced));
  }
  texts.addResourceBundle(language, NAMESPACE, words, true, true);
}

/** Older figures, denser type, calmer words. */
export function putOn(texts: i18n): void {
  // Already on: puts the calmer words back, in case the usual ones were loaded again.
  if (follow) return follow();
  const { dataset, style } = document.documentElement;
  dataset.look = 'calm';
  for (const [name, value] of Object.entries(calmScale)) style.setProperty(`--${name}`, value);
  drawFiguresIn(calmFigures);
  follow = () => speakCalmly(texts);
  follow();
  texts.on('languageChanged', follow);
}

/** Back to the usual look. */
export function takeOff(texts: i18n): void {
  const { dataset, style } = document.documentElement;
  delete dataset.look;
  for (const name of Object.keys(calmScale)) style.removeProperty(`--${name}`);
  drawFiguresIn(undefined);
  if (follow) texts.off('languageChanged', follow);
  follow = undefined;
  for (const [language, words] of usual) texts.addResourceBundle(language, NAMESPACE, words, true, true);
  usual.clear();
}
