import type { Origins } from '../security/origins.ts';
import type { Form } from '@lykta/domain';
import { READ_FORM, SIGN_IN_STAFF } from '@lykta/domain/calls';
import type { App } from '../fastify.ts';
import { createCaller, type Caller } from './caller.ts';
import type { LivingChild } from './child-life.ts';
import { PASSWORDS } from './people.ts';

/** The services that create the demo, with a clock that moves through three weeks. */
export interface World {
  app: App;
  origins: Origins;
  forms: Map<string, Form>;
  now(): Date;
  goTo(daysAgo: number): void;
  /** Sets the clock to the afternoon of a day. */
  goToDay(day: string): void;
}

/** Signs in a member of staff. */
export async function signIn({ app, origins }: World, email: string): Promise<Caller> {
  const caller = createCaller(app, origins);
  await caller.call(SIGN_IN_STAFF, { body: { email, password: PASSWORDS.staff } });
  return caller;
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
