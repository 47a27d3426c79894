import { z } from 'zod';
import { wholeLanguages } from '../text/language.ts';
import { plainText } from '../text/schema.ts';

/** After how many days without a reader somebody else is told, by e-mail: a deputy first, then the managers. */
export const TELLS_AFTER = { least: 1, most: 30, usual: 7 } as const;

/** A unit, and after how many unread days it tells somebody else. */
export const UnitTelling = z.strictObject({
  unit: plainText(100, 1),
  days: z.int().min(TELLS_AFTER.least).max(TELLS_AFTER.most),
});

/**
 * GET staff/mail: whether the member gets an e-mail, at most once a day, when something is new, and the language of its
 * e-mail.
 */
export const MailSetting = z.strictObject({ daily: z.boolean(), language: z.enum(wholeLanguages) });
export type MailSetting = z.infer<typeof MailSetting>;

/** PUT staff/mail: changes only the given fields. */
export const ChangeMailSetting = MailSetting.partial();
