import {
  addDays,
  lastToPublish,
  present,
  publishedOn,
  quarterBefore,
  type FormRef,
  type StaffInvitation,
} from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  CHANGE_INVITATION,
  CONFIRM_PASSWORD,
  CREATE_ACCOUNT,
  CREATE_INVITATION,
  DELETE_ACCOUNT,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { publishFigures } from '../features/statistics/publish.ts';
import type { Services } from '../services.ts';
import { createCaller, type Caller } from './caller.ts';
import { answerForm } from './child-life.ts';
import { PASSWORDS, STAFF, UNITS } from './people.ts';
import { seededRandom } from './random.ts';
import { findForm, signIn, type World } from './world.ts';

const FORMS: FormRef[] = [
  { id: 'infor-motet', version: 1, order: 0 },
  { id: 'school', version: 1, order: 1 },
];
/** All children answer this many days before their quarter is published. */
const DAYS_BEFORE = 10;

/** A quarter with answers of children whose accounts are deleted by now; `day` is when they answered. */
interface EarlierQuarter {
  quarter: string;
  day: string;
  /** The number of children in each unit. */
  children: Record<keyof typeof UNITS, number>;
}

/** Returns the last two published quarters, so that members who see only published figures have some. */
export function earlierQuarters(today: Date): [EarlierQuarter, EarlierQuarter] {
  const last = lastToPublish(today);
  const of = (quarter: string, north: number, south: number): EarlierQuarter => ({
    quarter,
    day: addDays(publishedOn(quarter), -DAYS_BEFORE),
    children: { north, south },
  });
  return [of(quarterBefore(last), 7, 5), of(last, 9, 6)];
}

/** Lets children answer, publishes their quarter, and deletes their accounts: only the published figures stay. */
export async function liveEarlier(
  world: World,
  services: Services,
  quarters: readonly EarlierQuarter[],
): Promise<void> {
  let phone = 30;
  for (const { quarter, day, children } of quarters) {
    world.goToDay(day);
    const leaving: (() => Promise<void>)[] = [];
    for (const unit of ['north', 'south'] as const) {
      const worker = await signIn(world, STAFF[unit].email);
      const invitation = await worker.call(CREATE_INVITATION, {
        body: {
          unit: UNITS[unit],
          maxClients: children[unit],
          forms: FORMS,
        },
      });
      const names = Array.from({ length: children[unit] }, () => `07017406${(phone += 1)}`);
      leaving.push(...(await Promise.all(names.map((name) => answerOnce(world, name, invitation)))));
      await worker.call(CHANGE_INVITATION, { params: { id: invitation.id }, body: { status: 'closed' } });
    }
    world.goToDay(publishedOn(quarter));
    await publishFigures(services);
    for (const leave of leaving) await leave();
  }
}

/** Creates a child only for one answer. @returns a function that deletes the account */
async function answerOnce(
  world: World,
  username: string,
  { id, code, requests }: StaffInvitation,
): Promise<() => Promise<void>> {
  const { id: requestId } = present(requests[0], 'the request of the invitation');
  const password = PASSWORDS.child;
  const caller: Caller = createCaller(world.app, world.origins);
  const account = await caller.call(CREATE_ACCOUNT, { body: { username, password } });
  await caller.call(ACCEPT_INVITATION, { body: { code } });
  const random = seededRandom(Number(username.slice(-2)) * 7);
  const child = { demo: { wellbeing: random() }, caller, random, persons: [], houses: [] };
  for (const { id: formId, version } of FORMS) {
    const asked = { formId, formVersion: version, invitationId: id, requestId };
    await answerForm(child, await findForm(world, child, formId, version), asked, world.now());
    await caller.call(SEND_ANSWERS, { params: asked });
  }
  return async () => {
    await caller.call(CONFIRM_PASSWORD, { body: { password } });
    await caller.call(DELETE_ACCOUNT, { params: { id: account.id }, querystring: { keepAnswers: '1' } });
  };
}
