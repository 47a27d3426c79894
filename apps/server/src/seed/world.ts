import type { Origins } from '../security/origins.ts';
import type { Form, FormRef, Invitations } from '@lykta/domain';
import {
  GIVE_REASON,
  READ_FORM,
  READ_INVITATIONS,
  READ_STAFF_ANSWERS,
  SEND_ANSWERS,
  SIGN_IN_STAFF,
} from '@lykta/domain/calls';
import type { App } from '../fastify.ts';
import { createCaller, type Caller } from './caller.ts';
import { answerForm, type LivingChild } from './child-life.ts';
import { PASSWORDS, STAFF, type DemoMember } from './people.ts';

/** The services that create the demo, with a clock that moves from a year ago to today. */
export interface World {
  app: App;
  origins: Origins;
  forms: Map<string, Form>;
  now(): Date;
  /** Sets the clock to the afternoon, or so many hours before. */
  goTo(daysAgo: number, hoursBefore?: number): void;
  /** Sets the clock to the afternoon of a day. */
  goToDay(day: string): void;
}

/** The form before a meeting, which every unit sends. */
export const MEETING: FormRef = { id: 'infor-motet', version: 1, order: 0 };
export const SCHOOL: FormRef = { id: 'school', version: 1, order: 1 };

/** Signs in a member of staff. */
export async function signIn({ app, origins }: World, member: DemoMember): Promise<Caller> {
  const caller = createCaller(app, origins);
  const { email } = STAFF[member];
  await caller.call(SIGN_IN_STAFF, { body: { email, password: PASSWORDS.staff } });
  return caller;
}

export type SignedInStaff = Record<DemoMember, Caller>;

/** Signs in every member. */
export async function signInAll(world: World): Promise<SignedInStaff> {
  const names = Object.keys(STAFF) as DemoMember[];
  const all = await Promise.all(names.map(async (name) => [name, await signIn(world, name)] as const));
  return Object.fromEntries(all) as SignedInStaff;
}

/** Fetches a form, once. */
export async function findForm(
  { forms }: World,
  { caller }: Pick<LivingChild, 'caller'>,
  id: string,
  version: number,
): Promise<Form> {
  const known = forms.get(id);
  if (known) return known;
  const form = await caller.call(READ_FORM, { params: { formId: id, formVersion: version } });
  forms.set(id, form);
  return form;
}

/** A sent form, as calls of staff name it. */
export interface Sending {
  invitation: string;
  client: string;
  id: string;
  version: number;
  request: string;
}

/**
 * Answers the newest forms that each unit asks for, and sends them.
 * @param part the share that is answered; with less than 1 nothing is sent
 */
export async function answerAsked(world: World, child: LivingChild, part = 1): Promise<Sending[]> {
  const { accepted } = (await child.caller.call(READ_INVITATIONS)) as Invitations;
  const sent: Sending[] = [];
  for (const { id: invitation, ownCode: client, requestId: request, forms } of accepted) {
    for (const { id, version } of forms) {
      const asked = { formId: id, formVersion: version, invitationId: invitation, requestId: request };
      const form = await findForm(world, child, id, version);
      await answerForm(child, form, asked, world.now(), part);
      if (part < 1) continue;
      await child.caller.call(SEND_ANSWERS, { params: asked });
      sent.push({ invitation, client, id, version, request });
    }
  }
  return sent;
}

/** Lets a worker give a reason for each child, and read what it has sent. */
export async function readSendings(worker: Caller, sendings: Sending[], reason: string): Promise<void> {
  for (const [client, sent] of Map.groupBy(sendings, (one) => one.client)) {
    const { invitation } = sent[0]!;
    await worker.call(GIVE_REASON, { body: { invitation, client, reason } });
    for (const { id: formId, version: formVersion, request } of sent) {
      const querystring = { format: 'answers', invitation, client, request } as const;
      await worker.call(READ_STAFF_ANSWERS, { params: { formId, formVersion }, querystring });
    }
  }
}
