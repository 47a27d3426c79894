import {
  emotions,
  houseTypeInfo,
  localText,
  moodLevelOf,
  moods,
  personTypeInfo,
  type Entry,
  type ExportedData,
  type Form,
  type Language,
  type Question,
  own,
} from '@lykta/domain';
import type { TFunction } from 'i18next';
import { dayText } from '../../../frame/dates.ts';
import type { PageSection } from './readable-page.ts';

interface Words {
  t: TFunction;
  language: Language;
  /** The forms that were answered, as far as they could be fetched. */
  forms: readonly Form[];
}

/** What is stored about a child, in the words that the child saw on the screen. */
export function pageSections(data: ExportedData, words: Words): PageSection[] {
  const { t, language } = words;
  const day = (instant: string) => dayText(instant, language);
  const { birthYear = 0, gender } = data.profile?.content ?? {};
  const told = nameThings(data, words);
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
    ...data.answers.map((answered) => answerSection(answered, told, words)),
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

/** Persons and homes by their ids. */
function nameThings({ persons, houses }: ExportedData, { t, language }: Words): Map<string, string> {
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

type Answered = ExportedData['answers'][number];

function answerSection(answered: Answered, told: Map<string, string>, { t, language, forms }: Words) {
  const { form_id: id, form_version: version, sent, content } = answered;
  const form = forms.find(({ metadata }) => metadata.id === id && metadata.version === version);
  const name = form ? localText(form.metadata.nameForChild, language) : id;
  const lines = Object.entries(content.answers).map(([qid, entries]) => {
    const question = own(form?.questions, qid);
    const said = entries.map((entry) => entryText(entry, question, { told, language }));
    return `${question ? localText(question.text, language) : qid}: ${said.join(', ')}`;
  });
  const when = sent ? [t('settings.page.sent', { day: dayText(sent, language) })] : [];
  return { title: t('settings.page.answers', { form: name }), lines: [...when, ...lines] };
}

function entryText(
  { answer, data = [] }: Entry,
  question: Question | undefined,
  { told, language }: { told: Map<string, string>; language: Language },
): string {
  const option = own(question?.answers, answer);
  const about = data.map((id) => told.get(id) ?? id).join(', ');
  const text = option ? localText(option.text, language) : answer;
  return about === '' ? text : about;
}
