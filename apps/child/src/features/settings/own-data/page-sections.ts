import {
  emotions,
  houseTypeInfo,
  localText,
  moodLevelOf,
  moods,
  namedIn,
  personTypeInfo,
  type ExportedData,
} from '@lykta/domain';
import { dateText } from './date-text.ts';
import { answerSection, type PageWords } from './answer-section.ts';
import type { PageSection } from './readable-page.ts';

/** The stored data of a child, in the words that the app shows; each day with its year, because a file is kept. */
export function pageSections(data: ExportedData, words: PageWords): PageSection[] {
  const { t, language } = words;
  const day = (instant: string) => dateText(t, instant);
  const { birthYear = 0, gender } = data.profile?.content ?? {};
  const told = nameThings(data, words);
  const named = namedIn({ persons: typesOf(data.persons), houses: typesOf(data.houses) });
  return [
    {
      title: t('settings.page.account'),
      lines: [
        t('settings.page.created', { day: day(data.account.created) }),
        ...(birthYear > 0 ? [t('settings.page.birth-year', { year: birthYear })] : []),
        ...(gender ? [t('settings.page.gender', { gender: t(`profile.gender.${gender}`) })] : []),
      ],
    },
    { title: t('settings.page.people'), lines: [...told.values()] },
    {
      title: t('settings.page.moods'),
      lines: data.moods.map(({ day: on, content }) => {
        const level = moodLevelOf(content.level0);
        const feelings = (content.level1 ?? []).map((key) => emotions[key].label);
        const said = [...(level ? [moods[level].label] : []), ...feelings].map((text) =>
          localText(text, language),
        );
        return `${day(`${on}T12:00:00Z`)}: ${said.join(', ')}`;
      }),
    },
    ...data.answers.map((answered) => answerSection(answered, { ...words, told, named })),
    {
      title: t('settings.page.invitations'),
      lines: [...data.invitations.pending, ...data.invitations.accepted].map(
        ({ unit, owner }) => `${unit}, ${owner}`,
      ),
    },
    {
      title: t('settings.page.shares'),
      lines: data.shares.map(({ content, created, opened }) =>
        t('settings.page.share', {
          name: content?.name || t('settings.page.ended'),
          day: day(created),
          count: opened,
        }),
      ),
    },
    {
      title: t('settings.page.readings'),
      lines: data.readings.map(({ at, reason }) => `${day(at)}${reason ? `: ${reason}` : ''}`),
    },
  ];
}

const typesOf = <Type>(list: readonly { id: string; content: { type: Type } }[]) =>
  Object.fromEntries(list.map(({ id, content }) => [id, content]));

/** Names of persons and homes by id. */
function nameThings({ persons, houses }: ExportedData, { t, language }: PageWords): Map<string, string> {
  const named = [
    ...persons.map(({ id, deleted, content }) => ({
      id,
      deleted,
      label: personTypeInfo[content.type].label,
    })),
    ...houses.map(({ id, deleted, content }) => ({ id, deleted, label: houseTypeInfo[content.type].label })),
  ].map(({ id, deleted, label }) => {
    const what = localText(label, language);
    return [id, deleted ? t('settings.page.removed', { what }) : what] as const;
  });
  return new Map(named);
}
