import { addDays, dayOf } from '@lykta/domain';
import {
  fill,
  LIST_INVITATION_CLIENTS,
  LIST_STAFF_CHILDREN,
  LIST_STAFF_INVITATIONS,
  READ_INVITATIONS,
  READ_MOODS,
  READ_NEWS,
  READ_PROFILE,
  READ_SESSION,
  SIGN_IN,
} from '@lykta/domain/calls';
import { call, inTurn, type Reply } from '../server/call.ts';
import { saveAnswers, saveMood } from '../server/loads.ts';
import type { Step } from '../server/measure.ts';
import type { Place } from './people.ts';

/** The calls with which home begins. */
async function openHome(url: string, cookie: string): Promise<Reply> {
  const today = dayOf(new Date());
  const names = [READ_SESSION, READ_PROFILE, READ_INVITATIONS] as const;
  const [session, ...others] = await Promise.all([
    ...names.map((name) => call(url, name, cookie)),
    call(url, READ_MOODS, cookie, { query: `date=${today}` }),
    call(url, READ_MOODS, cookie, { query: `from=${addDays(today, -6)}&to=${today}` }),
  ]);
  return others.find(({ status }) => status !== 200) ?? session!;
}

/** What is measured with few children and with many. @param worker its cookie */
export function stepsOf(
  url: string,
  { children, invitation, password }: Place,
  worker: string,
): Record<string, Step> {
  const asChild =
    (work: typeof openHome): Step =>
    async (n) =>
      (await work(url, inTurn(children, n * SPREAD).cookie)).status === 200;
  return {
    'opening home': asChild(openHome),
    'saving a mood': asChild(saveMood),
    'saving an answer': asChild(saveAnswers),
    'a staff page': async () => {
      const clients = fill(LIST_INVITATION_CLIENTS, { id: invitation });
      const names = [READ_NEWS, LIST_STAFF_INVITATIONS, LIST_STAFF_CHILDREN, clients] as const;
      const replies = await Promise.all(names.map((name) => call(url, name, worker)));
      return replies.every(({ status }) => status === 200);
    },
    'signing in': async (n) => {
      const { username } = inTurn(children, n * SPREAD);
      return (await call(url, SIGN_IN, '', { body: { username, password } })).status === 200;
    },
  };
}

/** Goes through the children so that neighbours in a table do not follow each other. */
const SPREAD = 37;
