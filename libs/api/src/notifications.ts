import type { NotificationKey, PutNotificationToken } from '@lykta/domain';
import { api } from './base.ts';

/** Reminders to this device (docs/product.md §7). */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The key with which a browser subscribes; 404 where the server sends no web push. */
    notificationKey: build.query<NotificationKey, void>({ query: () => 'clients/notifications/key' }),
    /** How the server reaches this device; a null token turns its reminders off. */
    saveNotificationToken: build.mutation<null, PutNotificationToken>({
      query: (body) => ({ url: 'clients/notifications/token', method: 'PUT', body }),
    }),
  }),
});

export const { useLazyNotificationKeyQuery, useSaveNotificationTokenMutation } = notificationsApi;
