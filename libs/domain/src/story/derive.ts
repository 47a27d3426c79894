import { own } from '../id/own.ts';
import { DEFAULT_AVATAR } from '../avatar/default-avatar.ts';
import type { Entry } from '../form/answers.ts';
import { areas } from '../form/areas.ts';
import type { Form, Question } from '../form/form.ts';
import type { Profile } from '../profile/schema.ts';
import type { Mention, Story, StorySections } from './schema.ts';
import { toMentions, type AnsweredForm, type SectionedMention } from './mentions.ts';

type Known = Pick<Profile, 'persons' | 'houses'>;

/**
 * Derives the child's own story from its answers (docs/product.md §3, Story). If a question was answered more than once
 * (an older version, another request), the newest answer is active and the others are inactive, like answers off the
 * path. Every person and home of the profile appears in the active story; a deleted one is UNKNOWN.
 * @param storyTexts replaces a question's text by its `storyText`, where it has one
 */
export function deriveStory(
  answered: readonly AnsweredForm[],
  profile: Known,
  { storyTexts = false }: { storyTexts?: boolean } = {},
): Story {
  const newest = newestAnswers(answered);
  const active: SectionedMention[] = [];
  const inactive: SectionedMention[] = [];
  for (const { form, document } of inAreaOrder(answered)) {
    for (const question of Object.values(form.questions)) {
      const entries = own(document.answers, question.id);
      if (entries) {
        const holds = newest.get(questionKey(form, question)) === entries;
        (holds ? active : inactive).push(...toMentions(form, question, entries, storyTexts));
      }
      inactive.push(...toMentions(form, question, own(document.inactive, question.id) ?? [], storyTexts));
    }
  }
  const story: Story = {};
  const activeSections = sectionsOf(active, profile, profile);
  const inactiveSections = sectionsOf(inactive, profile, { persons: {}, houses: {} });
  if (Object.keys(activeSections).length > 0) story.active = activeSections;
  if (Object.keys(inactiveSections).length > 0) story.inactive = inactiveSections;
  return story;
}

const questionKey = (form: Form, question: Question) => `${form.metadata.id}/${question.id}`;

const newestTime = (entries: readonly Entry[]) =>
  entries.reduce((latest, { timestamp }) => (timestamp > latest ? timestamp : latest), '');

/** Returns the active answer to each question of each form: the newest; with equal times, the first in the list. */
function newestAnswers(answered: readonly AnsweredForm[]): Map<string, readonly Entry[]> {
  const newest = new Map<string, readonly Entry[]>();
  for (const { form, document } of answered) {
    for (const question of Object.values(form.questions)) {
      const entries = own(document.answers, question.id);
      const known = newest.get(questionKey(form, question));
      if (entries && (!known || newestTime(entries) > newestTime(known))) {
        newest.set(questionKey(form, question), entries);
      }
    }
  }
  return newest;
}

/** Sorts forms by area; those without an area come last. */
function inAreaOrder(answered: readonly AnsweredForm[]): AnsweredForm[] {
  const place = ({ form }: AnsweredForm) => {
    const index = areas.findIndex((area) => area === form.metadata.group);
    return index === -1 ? areas.length : index;
  };
  return [...answered].sort((a, b) => place(a) - place(b));
}

/** @param shown persons and homes that appear in the story even without answers about them */
function sectionsOf(sectioned: readonly SectionedMention[], known: Known, shown: Known): StorySections {
  const sections: StorySections = {};
  const persons = new Map<string, Mention[]>(Object.keys(shown.persons).map((id) => [id, []]));
  const houses = new Map<string, Mention[]>(Object.keys(shown.houses).map((id) => [id, []]));
  for (const { mention, sections: names, about } of sectioned) {
    for (const name of names) (sections[name] ??= { mentioned: [] }).mentioned.push(mention);
    const mentions = about === 'persons' ? persons : houses;
    for (const id of mention.answer.data ?? []) mentions.set(id, [...(mentions.get(id) ?? []), mention]);
  }
  if (persons.size > 0) sections.persons = withMentions(persons, known.persons);
  if (houses.size > 0) sections.houses = withMentions(houses, known.houses);
  return sections;
}

const UNKNOWN = { type: 'UNKNOWN', avatar: DEFAULT_AVATAR } as const;

function withMentions<Kind>(mentions: Map<string, Mention[]>, known: Record<string, Kind>) {
  return Object.fromEntries(
    [...mentions].map(([id, mentioned]) => [id, { ...(own(known, id) ?? UNKNOWN), mentioned }]),
  );
}
