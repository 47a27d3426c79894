import { account } from './sv/account.ts';
import { builder } from './sv/builder.ts';
import { easier } from './sv/easier.ts';
import { errors } from './sv/errors.ts';
import { film } from './sv/film.ts';
import { frame } from './sv/frame.ts';
import { invitations } from './sv/invitations.ts';
import { botCheck } from './sv/bot-check.ts';
import { home } from './sv/home.ts';
import { lock } from './sv/lock.ts';
import { mood } from './sv/mood.ts';
import { notifications } from './sv/notifications.ts';
import { profile } from './sv/profile.ts';
import { questions } from './sv/questions.ts';
import { support } from './sv/support.ts';
import { start } from './sv/start.ts';
import { telling } from './sv/telling.ts';
import { titles } from './sv/titles.ts';

/** The Swedish texts that come with home. One line for each feature. */
export const inner = {
  ...account,
  ...builder,
  ...easier,
  ...errors,
  ...film,
  ...frame,
  ...invitations,
  ...botCheck,
  ...home,
  ...lock,
  ...mood,
  ...notifications,
  ...profile,
  ...questions,
  ...support,
  ...start,
  ...telling,
  ...titles,
} as const;
