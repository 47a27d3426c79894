import { z } from 'zod';
import { languages } from './language.ts';
import { plainText } from './text.ts';

/**
 * PUT clients/notifications/token (docs/product.md §7): a web-push subscription (JSON) or a native push token;
 * null turns this device's reminders off.
 */
export const PutNotificationToken = z.strictObject({
  token: plainText(3000, 1).nullable(),
  deviceId: plainText(100, 1),
  language: z.enum(languages).optional(),
});
export type PutNotificationToken = z.infer<typeof PutNotificationToken>;

/** GET clients/notifications/key: the public key with which a browser subscribes. */
export const NotificationKey = z.strictObject({ key: z.string() });
export type NotificationKey = z.infer<typeof NotificationKey>;
