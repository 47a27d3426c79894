import { account } from './en/account.ts';
import { builder } from './en/builder.ts';
import { calm } from './en/calm.ts';
import { easier } from './en/easier.ts';
import { errors } from './en/errors.ts';
import { film } from './en/film.ts';
import { frame } from './en/frame.ts';
import { invitations } from './en/invitations.ts';
import { botCheck } from './en/bot-check.ts';
import { home } from './en/home.ts';
import { kept } from './en/kept.ts';
import { lock } from './en/lock.ts';
import { mood } from './en/mood.ts';
import { notifications } from './en/notifications.ts';
import { profile } from './en/profile.ts';
import { questions } from './en/questions.ts';
import { renaming } from './en/renaming.ts';
import { shared } from './en/shared.ts';
import { sharing } from './en/sharing.ts';
import { settings } from './en/settings.ts';
import { support } from './en/support.ts';
import { start } from './en/start.ts';
import { telling } from './en/telling.ts';
import { titles } from './en/titles.ts';
import { story } from './en/story.ts';
import { together } from './en/together.ts';
import { trying } from './en/try.ts';
import type { sv } from './sv.ts';
import type { Texts } from '@lykta/domain';

/** Every English text. One line for each feature. */
export const en: Texts<typeof sv, 'en'> = {
  ...account,
  ...builder,
  ...calm,
  ...easier,
  ...errors,
  ...film,
  ...frame,
  ...invitations,
  ...botCheck,
  ...home,
  ...kept,
  ...lock,
  ...mood,
  ...notifications,
  ...profile,
  ...questions,
  ...renaming,
  ...shared,
  ...sharing,
  ...settings,
  ...support,
  ...start,
  ...story,
  ...telling,
  ...titles,
  ...together,
  ...trying,
};
