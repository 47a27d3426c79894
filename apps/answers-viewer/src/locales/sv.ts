import { answers } from './sv/answers.ts';
import { children } from './sv/children.ts';
import { errors } from './sv/errors.ts';
import { frame } from './sv/frame.ts';
import { invitations } from './sv/invitations.ts';
import { signIn } from './sv/sign-in.ts';
import { statistics } from './sv/statistics.ts';

/** Every text in Swedish, the reference. One line for each feature. */
export const sv = {
  ...answers,
  ...children,
  ...errors,
  ...frame,
  ...invitations,
  ...signIn,
  ...statistics,
} as const;
