import type { FormRef, StaffInvitation } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  CREATE_INVITATION,
  GIVE_REASON,
  LIST_INVITATION_CLIENTS,
  LIST_STAFF_CHILDREN,
  SHOW_FIGURE,
} from '@lykta/domain/calls';
import { createCaller, SeedError } from './caller.ts';
import { answerForm, createChild, logMood, type LivingChild } from './child-life.ts';
import { CHILDREN, type FirstChild } from './first-children.ts';
import { UNITS, type DemoUnit } from './people.ts';
import { seededRandom } from './random.ts';
import { answerAsked, findForm, MEETING, readSendings, SCHOOL, signIn, type World } from './world.ts';

/** So many days ago the first children got their invitations. */
export const DAYS = 22;
const REASON = 'Förbereder vårt första möte';

interface Arrived extends LivingChild {
  demo: FirstChild;
}

/** A dozen children log a mood on most days of three weeks, and answer. `meanwhile` runs on each day after them. */
export async function liveWeeks(world: World, meanwhile: (daysAgo: number) => Promise<void>): Promise<void> {
  const invitations = {
    north: await invite(world, 'karin', 'north', [MEETING, SCHOOL]),
    south: await invite(world, 'olle', 'south', [MEETING]),
  };
  const children = await Promise.all(CHILDREN.map((_demo, index) => arrive(world, index, invitations)));
  for (let daysAgo = DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    world.goTo(daysAgo);
    await Promise.all(children.map((child) => logMood(child, world.now())));
    if (daysAgo === 16)
      await Promise.all(children.map((child) => answerOwn(world, child, ['myself', 'family'])));
    if (daysAgo === 12) await Promise.all(children.slice(0, 4).map((child) => answer(world, child)));
    if (daysAgo === 11) await readFirst(world, invitations.north);
    if (daysAgo === 3) await signIn(world, 'olle');
    if (daysAgo === 2) await Promise.all(children.slice(4).map((child) => answer(world, child)));
    await meanwhile(daysAgo);
  }
  await answerOwn(world, children[0]!, ['school', 'beb']);
  await giveReasons(world);
}

async function invite(
  world: World,
  member: 'karin' | 'olle',
  unit: DemoUnit,
  forms: FormRef[],
): Promise<StaffInvitation> {
  const worker = await signIn(world, member);
  // One child is invited by phone number and has not replied yet.
  const recipients = unit === 'south' ? [CHILDREN.at(-1)!.phone] : [];
  const body = { unit: UNITS[unit], maxClients: 12, forms, recipients };
  return worker.call(CREATE_INVITATION, { body });
}

async function arrive(
  { app, origins, now }: World,
  index: number,
  invitations: Record<'north' | 'south', StaffInvitation>,
): Promise<Arrived> {
  const demo = CHILDREN[index]!;
  const child = await createChild(demo, createCaller(app, origins), seededRandom(index + 1), now());
  if (demo.unit) {
    const { id, code } = invitations[demo.unit];
    await child.caller.call(ACCEPT_INVITATION, { body: { code } });
    // Only the first child lets staff see its own figure; for the others staff see one derived from the pseudonym.
    if (index === 0) await child.caller.call(SHOW_FIGURE, { params: { id }, body: { show: true } });
  }
  return { ...child, demo };
}

async function answerOwn(world: World, child: LivingChild, ids: string[]): Promise<void> {
  for (const id of ids) {
    const version = id === 'beb' ? 2 : 1;
    const form = await findForm(world, child, id, version);
    await answerForm(child, form, { formId: id, formVersion: version }, world.now());
  }
}

/** Answers the requested forms, as far as this child has come. */
async function answer(world: World, child: Arrived): Promise<void> {
  const { answers } = child.demo;
  if (answers !== 'none') await answerAsked(world, child, answers === 'begun' ? 0.4 : 1);
}

/** Lets a worker read the first child's answers, so that the child sees an entry. */
async function readFirst(world: World, { id: invitation, requests }: StaffInvitation): Promise<void> {
  const worker = await signIn(world, 'karin');
  const clients = await worker.call(LIST_INVITATION_CLIENTS, { params: { id: invitation } });
  const first = clients.find(
    ({ avatar }) => typeof avatar === 'object' && avatar.data === CHILDREN[0]!.avatar,
  );
  if (!first) throw new SeedError('the first child has not accepted');
  const { id, version } = MEETING;
  const sending = { invitation, client: first.client, id, version, request: requests[0]!.id };
  await readSendings(worker, [sending], REASON);
}

/** Gives a worker a reason to read everybody of the unit who has answered, so that the unit's figures count them. */
async function giveReasons(world: World): Promise<void> {
  const worker = await signIn(world, 'karin');
  const { clients } = await worker.call(LIST_STAFF_CHILDREN);
  for (const { client, invitation, sent } of clients) {
    if (sent.length > 0) await worker.call(GIVE_REASON, { body: { invitation, client, reason: REASON } });
  }
}
