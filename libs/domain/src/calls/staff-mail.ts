import { ChangeMailSetting, MailSetting } from '../staff/mail.ts';
import { nothing, type Calls } from './call.ts';
import * as name from './names/staff-mail.ts';

export const staffMailCalls = {
  [name.READ_MAIL_SETTING]: { policy: 'staff', schema: { response: { 200: MailSetting } } },
  [name.CHANGE_MAIL_SETTING]: { policy: 'staff', schema: { body: ChangeMailSetting, response: nothing } },
} satisfies Calls;
