import type { CallInput } from '@lykta/domain/contract';
import {
  addDays,
  answerTypes,
  dayOf,
  houseTypeInfo,
  isHard,
  moodLevels,
  moods,
  orderedOptions,
  questionTypes,
  type Form,
  type PersonType,
  type StoryMark,
  own,
  present,
} from '@lykta/domain';
import {
  ADD_HOUSE,
  ADD_PERSON,
  CREATE_ACCOUNT,
  SAVE_ASKED_ANSWERS,
  SAVE_MOOD,
  SAVE_OWN_ANSWERS,
  SET_AVATAR,
  SET_BIRTH_YEAR,
  SET_GENDER,
  SET_HOUSE_PERSONS,
} from '@lykta/domain/calls';
import { walkForm } from './form-walks.ts';
import type { Caller } from './caller.ts';
import { figureFor } from './figures.ts';
import { PASSWORDS, type DemoChild } from './people.ts';
import { pick } from './random.ts';

/** A signed-in child of the demo. */
export interface LivingChild {
  demo: DemoChild;
  caller: Caller;
  random: () => number;
  persons: string[];
  houses: string[];
}

/** Creates the account and fills in the profile. */
export async function createChild(
  demo: DemoChild,
  caller: Caller,
  random: () => number,
  now: Date,
): Promise<LivingChild> {
  await caller.call(CREATE_ACCOUNT, { body: { username: demo.phone, password: PASSWORDS.child } });
  await caller.call(SET_AVATAR, { body: { avatar: { type: 'ID', data: demo.avatar } } });
  const birthYear = Number(dayOf(now).slice(0, 4)) - demo.age;
  await caller.call(SET_BIRTH_YEAR, { body: { birthYear } });
  await caller.call(SET_GENDER, { body: { gender: demo.gender } });
  const child: LivingChild = { demo, caller, random, persons: [], houses: [] };
  for (const { type, persons } of demo.homes) {
    const avatar = houseTypeInfo[type].picture;
    const house = await caller.call(ADD_HOUSE, { body: { type, avatar } });
    child.houses.push(house);
    const living: string[] = [];
    for (const person of persons) living.push(await addPerson(child, person));
    await caller.call(SET_HOUSE_PERSONS, { params: { id: house }, body: living });
  }
  for (const person of demo.others) await addPerson(child, person);
  return child;
}

async function addPerson({ caller, random, persons }: LivingChild, type: PersonType): Promise<string> {
  const data = figureFor(type, random);
  const id = await caller.call(ADD_PERSON, {
    body: {
      type,
      avatar: { type: 'ID', data },
    },
  });
  persons.push(id);
  return id;
}

/** Logs a mood for the present day, on most days. */
export async function logMood({ demo, caller, random }: LivingChild, now: Date): Promise<void> {
  if (random() < 0.15) return;
  const worst = moodLevels.length - 1;
  const down = Math.round((1 - demo.wellbeing) * worst - (random() - 0.5) * 3);
  const mood = moods[present(moodLevels[Math.max(0, Math.min(worst, down))], 'the mood')];
  const feelings = [pick(mood.feelings, random), pick(mood.feelings, random)];
  await caller.call(SAVE_MOOD, {
    body: {
      timestamp: now.toISOString(),
      level0: mood.value,
      level1: [...new Set(feelings)],
    },
  });
}

/** Which answers a call names: to an own form, or to a form of a request. */
type AnswersPath =
  CallInput<typeof SAVE_OWN_ANSWERS>['params'] | CallInput<typeof SAVE_ASKED_ANSWERS>['params'];

/** The data needed to answer forms: the child's wellbeing, and whom it can name. */
type Answering = Omit<LivingChild, 'demo'> & { demo: Pick<DemoChild, 'wellbeing'> };

/**
 * Answers a form as this child would, through the engine like the app.
 * @param part the share of the answers to save; 1 means all
 */
export async function answerForm(
  child: Answering,
  form: Form,
  asked: AnswersPath,
  now: Date,
  part = 1,
): Promise<void> {
  const { demo, random } = child;
  const flow = walkForm(
    form,
    (question) => {
      const options = orderedOptions(question);
      if (questionTypes[question.type].order === 'as-written')
        return pick(fitting(options, demo.wellbeing, random), random).id;
      const face = Math.round(demo.wellbeing * 4 + (random() - 0.5) * 2);
      return present(options[Math.max(0, Math.min(options.length - 1, face))], 'the face').id;
    },
    {
      at: now,
      dataOf: (question, answer) => {
        const { names } = answerTypes[present(own(question.answers, answer), 'the option').type];
        const ids = names ? child[names] : [];
        return ids.length > 0 ? [pick(ids, random)] : undefined;
      },
    },
  );
  const kept = flow.path.slice(0, Math.ceil(flow.path.length * part));
  const answers = Object.fromEntries(
    kept.map((question) => [question, own(flow.document.answers, question) ?? []]),
  );
  const body = { answers, inactive: {} };
  if ('requestId' in asked) await child.caller.call(SAVE_ASKED_ANSWERS, { params: asked, body });
  else await child.caller.call(SAVE_OWN_ANSWERS, { params: asked, body });
}

/** The options that a child who feels like this would choose from: those that tell of something hard, or the others. */
function fitting<One extends { story?: StoryMark | undefined }>(
  options: readonly One[],
  wellbeing: number,
  random: () => number,
): readonly One[] {
  const isFine = random() < wellbeing;
  const some = options.filter(({ story }) => isHard(story) !== isFine);
  return some.length > 0 ? some : options;
}

/** Returns the demo's time on a day: four in the afternoon in winter, well away from midnight. */
export function afternoonOf(today: Date, daysAgo: number): Date {
  return new Date(`${addDays(dayOf(today), -daysAgo)}T15:00:00.000Z`);
}
