import type { Language } from '@lykta/domain';

/** The language in which reminders were planned, while another one has been chosen since. */
let planned: Language | undefined;

/** Another language is chosen: reminders speak `before` until they are planned anew. */
export function languageLeaves(before: Language): void {
  planned ??= before;
}

/** In which language reminders speak on this device. */
export const spokenLanguage = (now: Language): Language => planned ?? now;

/** Reminders are planned in the language of the screen. */
export function plannedAnew(): void {
  planned = undefined;
}
