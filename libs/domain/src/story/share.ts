import { own } from '../own.ts';
import type { z } from 'zod';
import type { Avatar } from '../avatar.ts';
import { DEFAULT_AVATAR } from '../default-avatar.ts';
import type { HouseType } from '../house/schema.ts';
import { houseTypeInfo } from '../house/types.ts';
import { personTypeInfo, type PersonType } from '../person/types.ts';
import type { Gender, Profile } from '../profile.ts';
import type { ShareSection, SharedGender, SharedStory } from '../share.ts';
import type { Mention, Story } from '../story.ts';
import { languageCodes, type Language } from '../language.ts';
import { localText } from '../local-text.ts';
import type { LocalText } from '../text.ts';
import { namedIn, sentenceOf, type Named } from './sentence.ts';
import { toMentions, type AnsweredForm } from './mentions.ts';

/** The input of a shared story; `lykta` is the answered form about the story itself, if any. */
export interface ShareSource {
  story: Story;
  profile: Profile;
  lykta?: AnsweredForm;
}

const sharedGenders: Partial<Record<Gender, z.infer<typeof SharedGender>>> = {
  FEMALE: 'girl',
  MALE: 'boy',
  NEUTRAL: 'non-binary',
  QUEER: 'non-binary',
  TRANS_NONBINARY: 'non-binary',
};

/** Returns the gender for a shared story; undefined for every value that is omitted. */
export function sharedGender(gender: Gender | null): z.infer<typeof SharedGender> | undefined {
  return gender === null ? undefined : sharedGenders[gender];
}

/** Returns a figure that others may see: the child's own picture is never shared. */
export function shareableAvatar(avatar: Avatar): Avatar {
  return typeof avatar === 'object' && avatar.type === 'BINARY' ? DEFAULT_AVATAR : avatar;
}

/**
 * Builds what an adult with the link sees, for the chosen sections; used for both the child's preview and the stored
 * copy (docs/product.md §2, share). Ids are renumbered and times omitted. Who lives where is included only if both
 * homes and persons are chosen; otherwise `housePersonMap` is empty.
 */
export function sharedStoryOf(
  { story, profile, lykta }: ShareSource,
  sections: readonly ShareSection[],
): SharedStory {
  const chosen = (section: ShareSection) => sections.includes(section);
  const household = chosen('persons') && chosen('houses');
  const named = namedIn(household ? profile : { ...profile, housePersonMap: {} });
  const answers = (section: 'RESOURCE' | 'HELP' | 'WORRIES' | 'PROBLEM') =>
    chosen(section) ? byQuestion(story.active?.[section]?.mentioned ?? [], story, named) : [];
  return {
    profile: sharedProfile(profile, chosen),
    RESOURCE: answers('RESOURCE'),
    HELP: answers('HELP'),
    WORRIES: answers('WORRIES'),
    PROBLEM: answers('PROBLEM'),
    lykta: chosen('lykta') && lykta ? pairsOf(lykta, profile, named) : [],
  };
}

function sharedProfile(profile: Profile, chosen: (section: ShareSection) => boolean): SharedStory['profile'] {
  const persons = chosen('persons') ? renumber('p', profile.persons) : [];
  const houses = chosen('houses') ? renumber('h', profile.houses) : [];
  const personIds = new Map(persons.map(({ id, shared }) => [id, shared]));
  const living = (houseId: string) =>
    (own(profile.housePersonMap, houseId) ?? []).flatMap((id) => personIds.get(id) ?? []);
  const gender = chosen('gender') ? sharedGender(profile.gender) : undefined;
  return {
    avatar: chosen('profile') ? shareableAvatar(profile.avatar) : DEFAULT_AVATAR,
    ...(chosen('profile') && profile.birthYear > 0 ? { birthYear: profile.birthYear } : {}),
    ...(gender ? { gender } : {}),
    persons: Object.fromEntries(persons.map(({ shared, value }) => [shared, value])),
    houses: Object.fromEntries(houses.map(({ shared, value }) => [shared, value])),
    housePersonMap: chosen('persons')
      ? Object.fromEntries(houses.map(({ id, shared }) => [shared, living(id)]))
      : {},
  };
}

function renumber<Kind extends { type: unknown; avatar: Avatar }>(prefix: string, map: Record<string, Kind>) {
  return Object.entries(map).map(([id, value], index) => ({
    id,
    shared: `${prefix}${index + 1}`,
    value: { ...value, avatar: shareableAvatar(value.avatar) },
  }));
}

/** Groups mentions by question, in their order. */
function byQuestion(mentions: readonly Mention[], { active }: Story, named: Named): SharedStory['HELP'] {
  const questions = new Map<string, Mention[]>();
  for (const mention of mentions) {
    const key = `${mention.form.id}/${mention.qid}`;
    questions.set(key, [...(questions.get(key) ?? []), mention]);
  }
  const label = (id: string) => {
    const house = own(active?.houses, id);
    return house ? houseLabel(house) : personLabel(own(active?.persons, id));
  };
  return [...questions.values()].map((told) => ({
    qid: told[0]!.qid,
    question: told[0]!.question,
    answer: { data: told.flatMap((mention) => answerTexts(mention, label)).map(({ sv }) => sv) },
    ...inSentences(told, named),
  }));
}

/** Returns questions and answers in form order; several chosen options are joined to one text. */
function pairsOf({ form, document }: AnsweredForm, profile: Profile, named: Named): SharedStory['lykta'] {
  return Object.values(form.questions).flatMap((question) => {
    const told = toMentions(form, question, own(document.answers, question.id) ?? [], false);
    const texts = told.flatMap(({ mention, about }) =>
      answerTexts(mention, (id) =>
        about === 'houses' ? houseLabel(own(profile.houses, id)) : personLabel(own(profile.persons, id)),
      ),
    );
    if (texts.length === 0) return [];
    const mentions = told.map(({ mention }) => mention);
    return [{ question: question.text, answer: joined(texts), ...inSentences(mentions, named) }];
  });
}

/** Returns a question's answers as sentences; nothing if one answer has no sentence. */
function inSentences(mentions: readonly Mention[], named: Named): { sentences?: LocalText[] } {
  const sentences = mentions.flatMap(({ answer }) => sentenceOf(answer, named) ?? []);
  return sentences.length === mentions.length ? { sentences } : {};
}

/** Returns the texts of an answer: the persons or homes it refers to, otherwise the option's text. */
function answerTexts({ answer }: Mention, label: (id: string) => LocalText): LocalText[] {
  return answer.data ? answer.data.map(label) : [answer.text];
}

const personLabel = (person?: { type: PersonType }) => personTypeInfo[person?.type ?? 'UNKNOWN'].label;
const houseLabel = (house?: { type: HouseType }) => houseTypeInfo[house?.type ?? 'UNKNOWN'].label;

function joined(texts: readonly LocalText[]): LocalText {
  const inLanguage = (code: Language) => texts.map((text) => localText(text, code)).join(', ');
  return Object.fromEntries(languageCodes.map((code) => [code, inLanguage(code)])) as Record<
    Language,
    string
  >;
}
