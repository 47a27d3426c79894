import { answers } from './en/answers.ts';
import { children } from './en/children.ts';
import { errors } from './en/errors.ts';
import { frame } from './en/frame.ts';
import { invitations } from './en/invitations.ts';
import { signIn } from './en/sign-in.ts';
import { statistics } from './en/statistics.ts';
import type { sv } from './sv.ts';
import type { Texts } from './texts.ts';

/** Every text in English. One line for each feature. */
export const en: Texts<typeof sv> = {
  ...answers,
  ...children,
  ...errors,
  ...frame,
  ...invitations,
  ...signIn,
  ...statistics,
};
