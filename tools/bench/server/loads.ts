import {
  CREATE_ACCOUNT,
  fill,
  LIST_FORMS,
  READ_MOODS,
  READ_OWN_ANSWERS,
  READ_PROFILE,
  READ_SESSION,
  SAVE_MOOD,
  SAVE_OWN_ANSWERS,
  SIGN_IN,
  type FilledCall,
} from '@lykta/domain/calls';
import type { CallName } from '@lykta/domain/contract';
import { call, inTurn, type Reply } from './call.ts';
import { run, runAtRate, type Outcome } from './measure.ts';
import { requests, seconds } from './size.ts';

const PASSWORD = 'tillräckligt långt';

/** A signed-in person. */
export interface Person {
  username: string;
  cookie: string;
}

/** A class opens the app within the same minute. */
export async function classroom(urls: string[]): Promise<{ outcome: Outcome; people: Person[] }> {
  const people: Person[] = [];
  const outcome = await run(30, 30, async (n) => {
    const username = `0700${String(100_000 + n)}`;
    const reply = await call(inTurn(urls, n), CREATE_ACCOUNT, '', {
      body: { username, password: PASSWORD },
    });
    people.push({ username, cookie: reply.cookie });
    return reply.status === 200;
  });
  return { outcome, people };
}

/** Signing in is limited by password hashing, which is slow on purpose and runs two at a time. */
export function signInRamp(urls: string[], people: Person[]): Promise<Outcome> {
  return run(requests(200), 20, async (n) => {
    const { username } = inTurn(people, n);
    const body = { username, password: PASSWORD };
    return (await call(inTurn(urls, n), SIGN_IN, '', { body })).status === 200;
  });
}

/** Sends every session to every server and counts the servers that do not know it. */
export function everySessionEverywhere(urls: string[], people: Person[]): Promise<Outcome> {
  return run(urls.length * people.length, 10, async (n) => {
    const url = inTurn(urls, Math.floor(n / people.length));
    return (await call(url, READ_SESSION, inTurn(people, n).cookie)).status === 200;
  });
}

const mood = () => ({ timestamp: new Date().toISOString(), level0: 4, level1: [] });
const NO_ANSWERS = { answers: {}, inactive: {} };

type Step = (url: string, cookie: string) => Promise<Reply>;

const makes =
  (name: CallName | FilledCall): Step =>
  (url, cookie) =>
    call(url, name, cookie);

const SCHOOL = { formId: 'school', formVersion: 1 };

export const saveMood: Step = (url, cookie) => call(url, SAVE_MOOD, cookie, { body: mood() });
export const saveAnswers: Step = (url, cookie) =>
  call(url, fill(SAVE_OWN_ANSWERS, SCHOOL), cookie, { body: NO_ANSWERS });
/** The calls with which the home screen starts. */
export const openHome: Step = async (url, cookie) => {
  const [session, ...others] = await Promise.all([
    call(url, READ_SESSION, cookie),
    ...([READ_PROFILE, READ_MOODS, LIST_FORMS] as const).map((name) => call(url, name, cookie)),
  ]);
  return others.find((reply) => reply.status !== 200) ?? session;
};

/** Uses every session on both servers in turn. */
export function eveningPeak(urls: string[], people: Person[]): Promise<Outcome> {
  const mix: Step[] = [
    makes(READ_SESSION),
    saveMood,
    makes(READ_MOODS),
    makes(READ_PROFILE),
    makes(LIST_FORMS),
    saveAnswers,
    makes(fill(READ_OWN_ANSWERS, SCHOOL)),
  ];
  return runAtRate({ perSecond: 100, seconds: seconds(20) }, byPeople(urls, people, ...mix));
}

/** Runs steps for many people, each time on the next server. */
export function byPeople(urls: string[], people: Person[], ...steps: Step[]) {
  return async (n: number) => {
    const url = inTurn(urls, n + Math.floor(n / people.length));
    return (await inTurn(steps, n)(url, inTurn(people, n).cookie)).status === 200;
  };
}
