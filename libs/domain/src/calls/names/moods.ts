/** Calls for the daily mood. */
export const READ_MOODS = 'GET /clients/moods';
export const SAVE_MOOD = 'PUT /clients/moods';
