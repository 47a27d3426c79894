/** Calls for the bot-check of staff; the viewer may not use the child app's calls. */
export const READ_STAFF_CHALLENGE = 'GET /staff/challenge';
export const VERIFY_STAFF_CHALLENGE = 'POST /staff/challenge/verify';
