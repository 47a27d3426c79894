/** The number of digits of an address verification code (docs/api.md, verify). */
export const ADDRESS_CODE_LENGTH = 6;
/** The number of digits of the app lock's PIN. */
export const PIN_LENGTH = 4;
/** A session of an account with a lock is locked after this many seconds without a call. */
export const LOCK_AFTER_SECONDS = 60;
