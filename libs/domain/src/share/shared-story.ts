import type { z } from 'zod';
import type { Avatar } from '../avatar/schema.ts';
import { DEFAULT_AVATAR } from '../avatar/default-avatar.ts';
import { own } from '../id/own.ts';
import type { Gender, Profile } from '../profile/schema.ts';
import type { LeftOut, ShareSection, SharedGender, SharedStory } from './schema.ts';
import { namedIn } from '../story/sentence.ts';
import { markedAnswers, pairsOf, type AnswerSection, type ShareSource } from './shared-answers.ts';

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
 * @param leftOut questions whose answers appear in no section
 */
export function sharedStoryOf(
  { story, profile, lykta }: ShareSource,
  sections: readonly ShareSection[],
  leftOut: readonly LeftOut[] = [],
): SharedStory {
  const chosen = (section: ShareSection) => sections.includes(section);
  const household = chosen('persons') && chosen('houses');
  const named = namedIn(household ? profile : { ...profile, housePersonMap: {} });
  const isIn = ({ form, question }: LeftOut) =>
    !leftOut.some((one) => one.form === form && one.question === question);
  const answers = (section: Exclude<AnswerSection, 'lykta'>) =>
    chosen(section)
      ? markedAnswers(story, section, named)
          .filter(isIn)
          .map(({ shared }) => shared)
      : [];
  return {
    profile: sharedProfile(profile, chosen),
    RESOURCE: answers('RESOURCE'),
    HELP: answers('HELP'),
    WORRIES: answers('WORRIES'),
    PROBLEM: answers('PROBLEM'),
    lykta:
      chosen('lykta') && lykta
        ? pairsOf(lykta, profile, named)
            .filter(isIn)
            .map(({ shared }) => shared)
        : [],
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
