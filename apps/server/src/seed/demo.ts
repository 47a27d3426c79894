import { present, type FormRef, type StaffInvitation } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  CREATE_INVITATION,
  GIVE_REASON,
  LIST_INVITATION_CLIENTS,
  READ_INVITATIONS,
  READ_STAFF_ANSWERS,
  SEND_ANSWERS,
  SHOW_FIGURE,
} from '@lykta/domain/calls';
import { createMember, createOrganisation } from '../admin/people.ts';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../database/connect.ts';
import { publishFigures } from '../features/statistics/publish.ts';
import { createServices } from '../services.ts';
import { createCaller, SeedError } from './caller.ts';
import { afternoonOf, answerForm, createChild, logMood, type LivingChild } from './child-life.ts';
import { earlierQuarters, liveEarlier } from './earlier.ts';
import { CHILDREN, ORGANISATION, PASSWORDS, STAFF, UNITS, type DemoChild } from './people.ts';
import { seededRandom } from './random.ts';
import { findForm, signIn, type World } from './world.ts';

const DAYS = 22;
const MEETING: FormRef = { id: 'infor-motet', version: 1, order: 0 };
const SCHOOL: FormRef = { id: 'school', version: 1, order: 1 };
const REASON = 'Förbereder vårt första möte';

/** Whether the demo exists already. */
export async function hasDemo({ db }: Pick<OpenDatabase, 'db'>): Promise<boolean> {
  const found = await db
    .selectFrom('organisations')
    .select('id')
    .where('name', '=', ORGANISATION)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Creates the demo through the product's own calls: an organisation, its staff and a dozen children who have used it
 * for three weeks, and figures of two earlier quarters from children whose accounts are deleted. The result is the same
 * every time except for ids.
 */
export async function seedDemo(
  config: Config,
  database: Pick<OpenDatabase, 'db'>,
  today: Date,
): Promise<void> {
  const [first] = earlierQuarters(today);
  let now = afternoonOf(new Date(`${first.day}T12:00:00.000Z`), 0);
  const clock = () => now;
  const app = await buildApp({
    config: { ...config, botCheck: false, staffTotp: false, docs: false },
    database,
    clock,
    logLevel: 'error',
  });
  const world: World = {
    app,
    origins: config.origins,
    forms: new Map(),
    now: clock,
    goTo: (daysAgo) => {
      now =
        daysAgo === 0
          ? new Date(Math.min(today.getTime(), afternoonOf(today, 0).getTime()))
          : afternoonOf(today, daysAgo);
    },
    goToDay: (day) => {
      now = afternoonOf(new Date(`${day}T12:00:00.000Z`), 0);
    },
  };
  const services = createServices(config, database.db, clock, app.log);
  await createOrganisation(services, {
    name: ORGANISATION,
    units: Object.values(UNITS),
    access: 'unit',
  });
  for (const member of Object.values(STAFF)) {
    await createMember(services, { ...member, organisation: ORGANISATION, password: PASSWORDS.staff });
  }
  try {
    await liveEarlier(world, services, earlierQuarters(today));
    world.goTo(DAYS);
    await live(world);
    await publishFigures(services);
  } finally {
    await app.close();
  }
}

async function live(world: World): Promise<void> {
  const invitations = {
    north: await invite(world, STAFF.north.email, UNITS.north, [MEETING, SCHOOL]),
    south: await invite(world, STAFF.south.email, UNITS.south, [MEETING]),
  };
  const children = await Promise.all(CHILDREN.map((demo, index) => arrive(world, demo, index, invitations)));
  for (let daysAgo = DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    world.goTo(daysAgo);
    await Promise.all(children.map((child) => logMood(child, world.now())));
    if (daysAgo === 16)
      await Promise.all(children.map((child) => answerOwn(world, child, ['myself', 'family'])));
    if (daysAgo === 12) await Promise.all(children.slice(0, 4).map((child) => answerAsked(world, child)));
    if (daysAgo === 11) await readFirst(world, invitations.north);
    if (daysAgo === 3) await signIn(world, STAFF.south.email);
    if (daysAgo === 2) await Promise.all(children.slice(4).map((child) => answerAsked(world, child)));
  }
  await answerOwn(world, present(children[0], 'the first child'), ['school', 'beb']);
  await giveReasons(world, invitations.north);
}

async function invite(world: World, email: string, unit: string, forms: FormRef[]): Promise<StaffInvitation> {
  const worker = await signIn(world, email);
  // One child is invited by phone number and has not replied yet.
  const recipients = unit === UNITS.south ? [present(CHILDREN.at(-1), 'the last child').phone] : [];
  return worker.call(CREATE_INVITATION, { body: { unit, maxClients: 12, forms, recipients } });
}

async function arrive(
  { app, origins, now }: World,
  demo: DemoChild,
  index: number,
  invitations: Record<keyof typeof UNITS, StaffInvitation>,
): Promise<LivingChild> {
  const child = await createChild(demo, createCaller(app, origins), seededRandom(index + 1), now());
  if (demo.unit) {
    const { id, code } = invitations[demo.unit];
    await child.caller.call(ACCEPT_INVITATION, { body: { code } });
    // Only the first child lets staff see its own figure; for the others staff see one derived from the pseudonym.
    if (index === 0) await child.caller.call(SHOW_FIGURE, { params: { id }, body: { show: true } });
  }
  return child;
}

async function answerOwn(world: World, child: LivingChild, ids: string[]): Promise<void> {
  for (const id of ids) {
    const version = id === 'beb' ? 2 : 1;
    const form = await findForm(world, child, id, version);
    await answerForm(child, form, { formId: id, formVersion: version }, world.now());
  }
}

/** Answers the requested forms, as far as this child has come. */
async function answerAsked(world: World, child: LivingChild): Promise<void> {
  const { answers } = child.demo;
  if (answers === 'none') return;
  const invitations = await child.caller.call(READ_INVITATIONS);
  const accepted = 'accepted' in invitations ? invitations.accepted : [];
  for (const { id, requestId, forms } of accepted) {
    for (const { id: formId, version } of forms) {
      const asked = { formId, formVersion: version, invitationId: id, requestId };
      const form = await findForm(world, child, formId, version);
      await answerForm(child, form, asked, world.now(), answers === 'begun' ? 0.4 : 1);
      if (answers === 'sent') await child.caller.call(SEND_ANSWERS, { params: asked });
    }
  }
}

/** Lets a worker read the first child's answers, so that the child sees an entry. */
async function readFirst(world: World, { id: invitation }: StaffInvitation): Promise<void> {
  const worker = await signIn(world, STAFF.north.email);
  const clients = await worker.call(LIST_INVITATION_CLIENTS, { params: { id: invitation } });
  const first = clients.find(
    ({ avatar }) => typeof avatar === 'object' && avatar.data === CHILDREN[0].avatar,
  );
  if (!first) throw new SeedError('the first child has not accepted');
  const { client } = first;
  await worker.call(GIVE_REASON, { body: { invitation, client, reason: REASON } });
  const querystring = { format: 'answers', invitation, client } as const;
  await worker.call(READ_STAFF_ANSWERS, {
    params: { formId: MEETING.id, formVersion: MEETING.version },
    querystring,
  });
}

/** Gives the worker a reason to read everybody who has answered, so that the unit's figures count them. */
async function giveReasons(world: World, { id: invitation }: StaffInvitation): Promise<void> {
  const worker = await signIn(world, STAFF.north.email);
  const clients = await worker.call(LIST_INVITATION_CLIENTS, { params: { id: invitation } });
  for (const { client, sent } of clients) {
    if (sent.length > 0) await worker.call(GIVE_REASON, { body: { invitation, client, reason: REASON } });
  }
}
