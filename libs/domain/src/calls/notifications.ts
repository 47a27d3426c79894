import { NotificationKey, PutNotificationToken } from '../notification/schema.ts';
import { nothing, type Calls } from './call.ts';
import * as name from './names/notifications.ts';

export const notificationCalls = {
  [name.SET_NOTIFICATION_TOKEN]: {
    policy: 'child',
    schema: { body: PutNotificationToken, response: nothing },
  },
  [name.READ_NOTIFICATION_KEY]: { policy: 'child', schema: { response: { 200: NotificationKey } } },
} satisfies Calls;
