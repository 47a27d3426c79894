import { addDays, formatDay, type Language } from '@lykta/domain';

/** Days after which a checked fact counts as old: half a year. */
const OLD_AFTER = 183;

/** When a fact was checked: "4 juni 2026", or only "2024". */
export function checkedText(checked: string, language: Language): string {
  if (checked.length === 4) return checked;
  return formatDay(checked, language, { dateStyle: 'long' });
}

/** Whether a fact was checked long ago. */
export function isOld(checked: string, today: string): boolean {
  return addDays(checked.length === 4 ? `${checked}-01-01` : checked, OLD_AFTER) < today;
}
