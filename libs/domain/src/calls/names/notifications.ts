/** Calls for reminders on a device. */
export const SET_NOTIFICATION_TOKEN = 'PUT /clients/notifications/token';
export const READ_NOTIFICATION_KEY = 'GET /clients/notifications/key';
