/** Calls for the bot-check of the child app's forms. */
export const READ_CHALLENGE = 'GET /clients/challenge';
export const IS_BOT_CHECK_ON = 'GET /clients/challenge/:purpose';
export const VERIFY_CHALLENGE = 'POST /clients/challenge/verify';
