import { themeOf, type Theme } from '@lykta/app-shell';
import { languageOf, REFERENCE, type Language } from '@lykta/domain';
import { readJson, writeText } from './local-store.ts';

/** Text sizes in percent of the browser's own. */
export const textSizes = [100, 115, 130] as const;
export type TextSize = (typeof textSizes)[number];

/** Sign-in methods. */
export const loginMethods = ['phone', 'email'] as const;
export type LoginMethod = (typeof loginMethods)[number];

/** How fast texts are read aloud. */
export const readingPaces = ['slow', 'usual', 'quick'] as const;
export type ReadingPace = (typeof readingPaces)[number];

/** How the app looks and speaks. */
export const looks = ['usual', 'calm'] as const;
export type Look = (typeof looks)[number];

/** Settings stored on this device under the key `general` (docs/product.md §3, Local settings). */
export interface Settings {
  language: Language;
  theme: Theme;
  look: Look;
  loginMethod: LoginMethod;
  mood_notify: boolean;
  /** The device's id at the server, once reminders have been on; otherwise empty. */
  device_id: string;
  textSize: TextSize;
  readingPace: ReadingPace;
  /** Name of the voice that reads aloud; empty: the device's first for the language. */
  readingVoice: string;
  /** The easier way: pictures, few words at a time, everything read aloud. */
  easier: boolean;
  /** The child declined to install the app. */
  install_declined: boolean;
  /** The child declined to verify the number. */
  verify_declined: boolean;
}

function oneOf<T>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}

type Stored = Partial<Record<keyof Settings, unknown>>;

function readStored(): Stored {
  const stored = readJson('general');
  return typeof stored === 'object' && stored !== null ? stored : {};
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads what the page itself shows. The boot script has no more than this, and comes before everything else. */
export function readAppearance(
  known: Stored = readStored(),
): Pick<Settings, 'language' | 'theme' | 'textSize' | 'look'> {
  return {
    language: languageOf(known.language) ?? REFERENCE,
    theme: themeOf(known.theme),
    textSize: oneOf(textSizes, known.textSize, 100),
    look: oneOf(looks, known.look, 'usual'),
  };
}

/** Reads the device's id at the server; empty: it has none. */
export const readDeviceId = (): string => textOf(readStored().device_id);

/** Reads the settings; missing or corrupt ones get their default. */
export function readSettings(): Settings {
  const known = readStored();
  return {
    ...readAppearance(known),
    loginMethod: oneOf(loginMethods, known.loginMethod, 'phone'),
    mood_notify: known.mood_notify === true,
    device_id: textOf(known.device_id),
    readingPace: oneOf(readingPaces, known.readingPace, 'usual'),
    readingVoice: textOf(known.readingVoice),
    easier: known.easier === true,
    install_declined: known.install_declined === true,
    verify_declined: known.verify_declined === true,
  };
}

/** Changes some settings and keeps the others. */
export function changeSettings(change: Partial<Settings>): void {
  writeText('general', JSON.stringify({ ...readStored(), ...change }));
}
