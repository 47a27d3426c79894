import { answers } from './en/answers.ts';
import { asking } from './en/asking.ts';
import { botCheck } from './en/bot-check.ts';
import { cases } from './en/cases.ts';
import { children } from './en/children.ts';
import { erasures } from './en/erasures.ts';
import { errors } from './en/errors.ts';
import { forms } from './en/forms.ts';
import { frame } from './en/frame.ts';
import { help } from './en/help.ts';
import { invitations } from './en/invitations.ts';
import { labels } from './en/labels.ts';
import { log } from './en/log.ts';
import { record } from './en/record.ts';
import { settings } from './en/settings.ts';
import { signIn } from './en/sign-in.ts';
import { staff } from './en/staff.ts';
import { start } from './en/start.ts';
import { statistics } from './en/statistics.ts';
import { together } from './en/together.ts';
import type { sv } from './sv.ts';
import type { Texts } from '@lykta/domain';

/** Every text in English. One line for each feature. */
export const en: Texts<typeof sv, 'en'> = {
  ...answers,
  ...asking,
  ...botCheck,
  ...cases,
  ...children,
  ...erasures,
  ...errors,
  ...forms,
  ...frame,
  ...help,
  ...invitations,
  ...labels,
  ...log,
  ...record,
  ...settings,
  ...signIn,
  ...staff,
  ...start,
  ...statistics,
  ...together,
};
