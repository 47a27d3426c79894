import type { Language } from '@lykta/domain';

/** The language of the scheduled reminders, while the app has another one. */
let planned: Language | undefined;

/** Call it when another language is chosen: reminders keep `before` until they are scheduled again. */
export function languageLeaves(before: Language): void {
  planned ??= before;
}

/** The language of the reminders on this device. */
export const spokenLanguage = (now: Language): Language => planned ?? now;

/** Call it when reminders were scheduled in the app's language. */
export function plannedAnew(): void {
  planned = undefined;
}
