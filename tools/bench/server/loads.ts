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
    const reply = await call(`${inTurn(urls, n)}/clients`, 'POST', '', { username, password: PASSWORD });
    people.push({ username, cookie: reply.cookie });
    return reply.status === 200;
  });
  return { outcome, people };
}

/** Signing in is limited by password hashing, which is slow on purpose and runs two at a time. */
export function signInRamp(urls: string[], people: Person[]): Promise<Outcome> {
  return run(requests(200), 20, async (n) => {
    const { username } = inTurn(people, n);
    const url = `${inTurn(urls, n)}/clients/signin`;
    return (await call(url, 'POST', '', { username, password: PASSWORD })).status === 200;
  });
}

/** Sends every session to every server and counts the servers that do not know it. */
export function everySessionEverywhere(urls: string[], people: Person[]): Promise<Outcome> {
  return run(urls.length * people.length, 10, async (n) => {
    const url = urls[Math.floor(n / people.length) % urls.length]!;
    return (await call(`${url}/clients`, 'GET', inTurn(people, n).cookie)).status === 200;
  });
}

const mood = () => ({ timestamp: new Date().toISOString(), level0: 4, level1: [] });
const NO_ANSWERS = { answers: {}, inactive: {} };

type Step = (url: string, cookie: string) => Promise<Reply>;

export const saveMood: Step = (url, cookie) => call(`${url}/clients/moods`, 'PUT', cookie, mood());
export const saveAnswers: Step = (url, cookie) =>
  call(`${url}/clients/answers/school/1`, 'PUT', cookie, NO_ANSWERS);
/** The calls with which the home screen starts. */
export const openHome: Step = async (url, cookie) => {
  const paths = ['/clients', '/clients/profile', '/clients/moods', '/forms/metadata'];
  const replies = await Promise.all(paths.map((path) => call(url + path, 'GET', cookie)));
  return replies.find((reply) => reply.status !== 200) ?? replies[0]!;
};

/** Uses every session on both servers in turn. */
export function eveningPeak(urls: string[], people: Person[]): Promise<Outcome> {
  const mix: Step[] = [
    (url, cookie) => call(`${url}/clients`, 'GET', cookie),
    saveMood,
    (url, cookie) => call(`${url}/clients/moods`, 'GET', cookie),
    (url, cookie) => call(`${url}/clients/profile`, 'GET', cookie),
    (url, cookie) => call(`${url}/forms/metadata`, 'GET', cookie),
    saveAnswers,
    (url, cookie) => call(`${url}/clients/answers/school/1`, 'GET', cookie),
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
