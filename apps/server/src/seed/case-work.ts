import { addDays, dayOf } from '@lykta/domain';
import {
  CHANGE_CASE_WORKERS,
  CHANGE_ORGANISATION,
  CONFIRM_PASSWORD,
  DELETE_ACCOUNT,
  END_CASE,
  GIVE_REASON,
  HAND_OVER_CASES,
  LEAVE_INVITATION,
  LIST_COLLEAGUES,
  READ_SESSION,
  REQUEST_FORMS,
  WITHDRAW_REQUEST,
} from '@lykta/domain/calls';
import { SeedError, type Caller } from './caller.ts';
import { MONDAY, readAndReply, sendThrice } from './case-answers.ts';
import { PASSWORDS, STAFF, UNITS, type DemoMember } from './people.ts';
import { answerAsked, MEETING, signIn, signInAll, type Sending, type World } from './world.ts';
import { comeBack, feelingNow, type CaseChild } from './year.ts';

const ENDED = 'SN 2026/0126';
const DELETED = 'Vit sten';
const LEFT = 'Röd drake';
/** Children who answer nothing with the others. */
const SILENT: readonly (string | null)[] = [MONDAY, ENDED, DELETED, LEFT];

/** Sets how the units work. */
export async function setUp(world: World): Promise<void> {
  const amira = await signIn(world, 'amira');
  const change = (body: object) => amira.call(CHANGE_ORGANISATION, { body });
  await change({ reading: { unit: UNITS.north, days: 3 } });
  await change({ reading: { unit: UNITS.youth, days: 5 } });
  await change({ unitAccess: { unit: UNITS.youth, access: 'assigned' } });
}

/** Returns what happens in the cases of the year on a day of the last weeks. */
export function caseWork(world: World, children: CaseChild[]): (daysAgo: number) => Promise<void> {
  const called = (label: string): CaseChild => {
    const found = children.find(({ demo }) => demo.label === label);
    if (!found) throw new SeedError(`no child is called ${label}`);
    return found;
  };
  const sent: Sending[] = [];
  const today = () => dayOf(world.now());
  const days: Record<number, () => Promise<void>> = {
    20: () => askWithPlan(world, children, today()),
    9: () => handOver(world, [called('SN 2026/0291'), called('Gul tulpan')], called('Blå fjäril')),
    8: async () => {
      const jonas = await signIn(world, 'jonas');
      const { invitation: id, client } = called('UC 402');
      const forms = [{ id: 'ung', version: 1, order: 0 }];
      const body = { forms, clients: [client] };
      const { requests } = await jonas.call(REQUEST_FORMS, { params: { id }, body });
      const request = requests.findLast(({ clients }) => clients?.length === 1)!.id;
      await jonas.call(WITHDRAW_REQUEST, { params: { id, request } });
    },
    6: async () => {
      const { invitation, client } = called('UC 121');
      const fatima = await signIn(world, 'fatima');
      const reason = 'Ansvarig är borta och barnet behöver svar i dag';
      await fatima.call(GIVE_REASON, { body: { invitation, client, reason, urgent: true } });
    },
    5: async () => {
      const { invitation: id, client, demo } = called(ENDED);
      const worker = await signIn(world, demo.worker);
      await worker.call(END_CASE, { params: { id, client }, body: { ended: true } });
      await goAway(called(DELETED), called(LEFT));
    },
    4: () => readAndReply(world, sent, children),
    3: () => sendThrice(world, called(MONDAY)),
  };
  return async (daysAgo) => {
    await days[daysAgo]?.();
    world.goTo(daysAgo);
    const answering = children.filter(
      ({ demo }, index) => dayOfAnswer(index) === daysAgo && !SILENT.includes(demo.label),
    );
    for (const child of answering) {
      await comeBack(child);
      const part = children.indexOf(child) % 7 === 3 ? 0.4 : 1;
      sent.push(...(await answerAsked(world, feelingNow(child), part)));
    }
  };
}

/** So many days ago a child answers; every sixth has not answered yet. */
const dayOfAnswer = (index: number): number | undefined =>
  index % 6 === 5 ? undefined : 19 - ((index * 5) % 18);

/** Sends the form before a meeting to all, with a last day, a reminder and rounds. */
async function askWithPlan(world: World, children: CaseChild[], today: string): Promise<void> {
  const staff = await signInAll(world);
  const plan = {
    lastDay: addDays(today, 27),
    remindAfter: 10,
    repeat: { weeks: 12, until: addDays(today, 300) },
  };
  for (const [id, asked] of Map.groupBy(children, ({ invitation }) => invitation)) {
    const worker = staff[asked[0]!.demo.worker];
    await worker.call(REQUEST_FORMS, { params: { id }, body: { forms: [MEETING], ...plan } });
  }
}

const idOf = async (worker: Caller, member: DemoMember): Promise<string> => {
  const colleagues = await worker.call(LIST_COLLEAGUES);
  return colleagues.find(({ name }) => name === STAFF[member].name)!.id;
};

/** Karin hands cases over to Sanna, who also stands in for her in another one. */
async function handOver(world: World, given: CaseChild[], shared: CaseChild): Promise<void> {
  const karin = await signIn(world, 'karin');
  const sanna = await idOf(karin, 'sanna');
  const cases = given.map(({ invitation, client }) => ({ invitation, client }));
  await karin.call(HAND_OVER_CASES, { body: { to: sanna, cases } });
  const today = dayOf(world.now());
  const deputies = [{ id: sanna, from: today, to: addDays(today, 30) }];
  await karin.call(CHANGE_CASE_WORKERS, {
    params: { id: shared.invitation, client: shared.client },
    body: { responsible: await idOf(karin, 'karin'), coworkers: [], deputies },
  });
}

/** One child deletes its account, another ends its part in the invitation. */
async function goAway(deleting: CaseChild, leaving: CaseChild): Promise<void> {
  await comeBack(deleting);
  const { caller } = deleting;
  const { id } = await caller.call(READ_SESSION);
  await caller.call(CONFIRM_PASSWORD, { body: { password: PASSWORDS.child } });
  await caller.call(DELETE_ACCOUNT, { params: { id }, querystring: { keepAnswers: '0' } });
  await comeBack(leaving);
  await leaving.caller.call(LEAVE_INVITATION, { params: { id: leaving.invitation } });
}
