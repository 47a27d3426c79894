/** Calls for a child's session and the app lock. */
export const READ_SESSION = 'GET /clients';
export const SIGN_IN = 'POST /clients/signin';
export const SIGN_IN_LEGACY = 'POST /clients/signin/legacy';
export const SIGN_OUT = 'POST /clients/logout';
export const CONFIRM_PASSWORD = 'POST /clients/confirm';
export const SET_LOCK = 'PUT /clients/lock';
export const LOCK_NOW = 'POST /clients/lock/now';
export const UNLOCK = 'POST /clients/unlock';
