/** How many digits the code has that proves an address (docs/api.md, verify). */
export const ADDRESS_CODE_LENGTH = 6;
/** How many digits open a locked app. */
export const PIN_LENGTH = 4;
/** A session of an account with a lock is locked when it has made no call for so many seconds. */
export const LOCK_AFTER_SECONDS = 60;
