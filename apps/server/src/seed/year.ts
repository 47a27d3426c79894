import {
  addDays,
  lastToPublish,
  publishedOn,
  quarterBefore,
  type FormRef,
  type Invitations,
  type StaffInvitation,
} from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  CREATE_INVITATION,
  LABEL_CHILD,
  READ_INVITATIONS,
  REQUEST_FORMS,
  SIGN_IN,
} from '@lykta/domain/calls';
import { publishFigures } from '../features/statistics/publish.ts';
import type { Services } from '../services.ts';
import { createCaller } from './caller.ts';
import { createChild, type LivingChild } from './child-life.ts';
import { PASSWORDS, UNITS } from './people.ts';
import { seededRandom } from './random.ts';
import {
  answerAsked,
  MEETING,
  readSendings,
  SCHOOL,
  signInAll,
  type SignedInStaff,
  type World,
} from './world.ts';
import { YEAR_CHILDREN, type YearChild } from './year-children.ts';

/** All children answer this many days before their quarter is published. */
const DAYS_BEFORE = 10;
const QUARTERS = 4;
/** A child feels a little different in each quarter, by at most this. */
const SWING = 0.4;
const REASON = 'Uppföljning';

/** A child with a case at a unit. */
export interface CaseChild extends LivingChild {
  demo: YearChild;
  invitation: string;
  /** The child's code at the unit. */
  client: string;
}

/** A quarter, and the day on which its children answer. */
interface Quarter {
  name: string;
  day: string;
}

/** Returns the last four published quarters, the earliest first. */
export function quartersOfYear(today: Date): Quarter[] {
  const names = [lastToPublish(today)];
  while (names.length < QUARTERS) names.unshift(quarterBefore(names[0]!));
  return names.map((name) => ({ name, day: addDays(publishedOn(name), -DAYS_BEFORE) }));
}

/** In each quarter new children come, others answer again, staff read, and the quarter's figures are published. */
export async function liveYear(world: World, services: Services, quarters: Quarter[]): Promise<CaseChild[]> {
  const children: CaseChild[] = [];
  for (const [index, { name, day }] of quarters.entries()) {
    world.goToDay(day);
    const staff = await signInAll(world);
    const forms = index === 0 ? [MEETING, SCHOOL] : [MEETING];
    // Between the first and the last quarter, every second child answers again.
    const again = children.filter((_child, place) => index === QUARTERS - 1 || place % 2 === 0);
    await askAgain(staff, again, forms);
    const coming = YEAR_CHILDREN.filter(({ quarter }) => quarter === index);
    const shared = index === 0 ? await inviteTogether(staff, coming, forms) : undefined;
    const [, arrived] = await Promise.all([
      Promise.all(again.map(comeBack)),
      Promise.all(coming.map((demo) => arrive(world, staff, demo, forms, shared?.get(demo.unit)))),
    ]);
    children.push(...arrived);
    const present = [...again, ...arrived];
    const sent = await Promise.all(present.map((child) => answerAsked(world, feelingNow(child))));
    await Promise.all(
      present.map(({ demo }, place) => readSendings(staff[demo.worker], sent[place]!, REASON)),
    );
    world.goToDay(publishedOn(name));
    await publishFigures(services);
  }
  return children;
}

/** Asks for the forms again: each invitation once, for the children who answer. */
async function askAgain(staff: SignedInStaff, children: CaseChild[], forms: FormRef[]): Promise<void> {
  for (const [id, asked] of Map.groupBy(children, ({ invitation }) => invitation)) {
    const clients = asked.map(({ client }) => client);
    await staff[asked[0]!.demo.worker].call(REQUEST_FORMS, { params: { id }, body: { forms, clients } });
  }
}

async function inviteTogether(
  staff: SignedInStaff,
  coming: YearChild[],
  forms: FormRef[],
): Promise<Map<string, StaffInvitation>> {
  const invitations = new Map<string, StaffInvitation>();
  for (const [unit, children] of Map.groupBy(coming, (child) => child.unit)) {
    const body = { unit: UNITS[unit], maxClients: children.length, forms };
    invitations.set(unit, await staff[children[0]!.worker].call(CREATE_INVITATION, { body }));
  }
  return invitations;
}

/** Creates a child that accepts its invitation; one of its own has the label, which it hands on. */
async function arrive(
  world: World,
  staff: SignedInStaff,
  demo: YearChild,
  forms: FormRef[],
  shared: StaffInvitation | undefined,
): Promise<CaseChild> {
  const worker = staff[demo.worker];
  const { label } = demo;
  const { id, code } =
    shared ??
    (await worker.call(CREATE_INVITATION, {
      body: { unit: UNITS[demo.unit], maxClients: 1, forms, ...(label ? { label } : {}) },
    }));
  const random = seededRandom(Number(demo.phone.slice(-2)) * 7);
  const child = await createChild(demo, createCaller(world.app, world.origins), random, world.now());
  await child.caller.call(ACCEPT_INVITATION, { body: { code } });
  const { accepted } = (await child.caller.call(READ_INVITATIONS)) as Invitations;
  const client = accepted[0]!.ownCode;
  if (shared && label) await worker.call(LABEL_CHILD, { params: { id, client }, body: { label } });
  return { ...child, demo, invitation: id, client };
}

/** Signs a child in again: its session has expired since it was here. */
export async function comeBack(child: CaseChild): Promise<void> {
  const { phone: username } = child.demo;
  await child.caller.call(SIGN_IN, { body: { username, password: PASSWORDS.child } });
}

/** The child as it feels now, better or worse than usual. */
export function feelingNow(child: CaseChild): CaseChild {
  const { random, demo } = child;
  const wellbeing = Math.max(0, Math.min(1, demo.wellbeing + (random() - 0.5) * SWING));
  return { ...child, demo: { ...demo, wellbeing } };
}
