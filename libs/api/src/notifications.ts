import { READ_NOTIFICATION_KEY, SET_NOTIFICATION_TOKEN } from '@lykta/domain/calls';
import { api } from './base.ts';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';

/** Calls for reminders on this device (docs/product.md §7). */
const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The public key with which a browser subscribes; 404 if the server sends no web push. */
    notificationKey: build.query<ReplyOf<typeof READ_NOTIFICATION_KEY>, void>({
      query: () => ({ call: READ_NOTIFICATION_KEY }),
    }),
    /** Stores the push token of this device; null turns its reminders off. */
    saveNotificationToken: build.mutation<
      ReplyOf<typeof SET_NOTIFICATION_TOKEN>,
      BodyOf<typeof SET_NOTIFICATION_TOKEN>
    >({
      query: (body) => ({ call: SET_NOTIFICATION_TOKEN, body }),
    }),
  }),
});

export const { useLazyNotificationKeyQuery, useSaveNotificationTokenMutation } = notificationsApi;
