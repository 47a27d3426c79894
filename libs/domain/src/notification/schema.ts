import { z } from 'zod';
import { languageCodes } from '../text/language.ts';
import { plainText, type LocalText } from '../text/schema.ts';

/**
 * PUT clients/notifications/token (docs/product.md §7): a web-push subscription (JSON) or a native push token;
 * null turns this device's reminders off.
 */
export const PutNotificationToken = z.strictObject({
  token: plainText(3000, 1).nullable(),
  deviceId: plainText(100, 1),
  language: z.enum(languageCodes).optional(),
});
export type PutNotificationToken = z.infer<typeof PutNotificationToken>;

/** GET clients/notifications/key: the public key that a browser needs to subscribe. */
export const NotificationKey = z.strictObject({ key: z.string() });
export type NotificationKey = z.infer<typeof NotificationKey>;

/** The payload of a push: one neutral line, its notification channel, and the path that it opens. */
export interface PushPayload {
  body: string;
  channel: string;
  /** A path of the child app. */
  path: string;
}

/** The notification channel of invitations. */
export const INVITATION_CHANNEL = 'Invitation';

/** Reminds of what a child was asked, but not by whom or about what. */
export const askedNotice: LocalText = {
  sv: 'Något väntar på dig. Titta in när det passar.',
  en: 'Something is waiting for you. Drop in when it suits you.',
};

/** Says that an invitation has come, but not from whom or about what. */
export const invitationNotice: LocalText = {
  sv: 'Det finns något nytt till dig.',
  en: 'There is something new for you.',
};
