import { languageCodes, localeOf, type Language } from '@lykta/domain';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { createTexts, showLanguage } from '../i18n.ts';
import { addInnerTexts } from '../inner-texts.ts';
import { dayText, weekdayText } from './dates.ts';

const now = new Date('2026-11-20T12:00:00Z');
const texts = createTexts();
addInnerTexts(texts);

async function inLanguage(language: Language): Promise<TFunction> {
  await showLanguage(texts, language);
  return texts.getFixedT(language);
}

it('says a day of this year without the year, in both languages', async () => {
  expect(dayText(await inLanguage('sv'), '2026-11-03T08:00:00Z', now)).toBe('3 november');
  expect(dayText(await inLanguage('en'), '2026-11-03T08:00:00Z', now)).toBe('3 November');
});

it('names the year of an older day', async () => {
  expect(dayText(await inLanguage('sv'), '2025-11-03T08:00:00Z', now)).toBe('3 november 2025');
});

it('counts days as in Stockholm', async () => {
  expect(dayText(await inLanguage('sv'), '2026-11-03T23:30:00Z', now)).toBe('4 november');
});

it('says the weekday of another day than today', async () => {
  const sv = await inLanguage('sv');
  expect(weekdayText(sv, '2026-11-19T23:30:00Z', now)).toBeUndefined();
  expect(weekdayText(sv, '2026-11-06T08:00:00Z', now)).toBe('fredag');
  expect(weekdayText(await inLanguage('en'), '2026-11-06T08:00:00Z', now)).toBe('Friday');
});

describe.each(languageCodes)('in %s', (language) => {
  const platform = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...options });
  const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`);

  it('writes every month as the platform does', async () => {
    const t = await inLanguage(language);
    const format = platform({ day: 'numeric', month: 'long' });
    for (const day of months) expect(dayText(t, `${day}T12:00:00Z`, now)).toBe(format.format(new Date(day)));
  });

  it('writes every weekday as the platform does', async () => {
    const t = await inLanguage(language);
    const format = platform({ weekday: 'long' });
    for (const day of months)
      expect(weekdayText(t, `${day}T12:00:00Z`, now)).toBe(format.format(new Date(day)));
  });
});
