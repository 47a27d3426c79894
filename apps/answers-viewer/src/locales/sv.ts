import { answers } from './sv/answers.ts';
import { asking } from './sv/asking.ts';
import { botCheck } from './sv/bot-check.ts';
import { cases } from './sv/cases.ts';
import { children } from './sv/children.ts';
import { erasures } from './sv/erasures.ts';
import { errors } from './sv/errors.ts';
import { forms } from './sv/forms.ts';
import { frame } from './sv/frame.ts';
import { help } from './sv/help.ts';
import { invitations } from './sv/invitations.ts';
import { labels } from './sv/labels.ts';
import { log } from './sv/log.ts';
import { record } from './sv/record.ts';
import { settings } from './sv/settings.ts';
import { signIn } from './sv/sign-in.ts';
import { staff } from './sv/staff.ts';
import { start } from './sv/start.ts';
import { statistics } from './sv/statistics.ts';
import { together } from './sv/together.ts';

/** Every text in Swedish, the reference. One line for each feature. */
export const sv = {
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
} as const;
