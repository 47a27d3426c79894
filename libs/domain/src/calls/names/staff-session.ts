/** Calls for a member's session and password. */
export const READ_STAFF_SESSION = 'GET /staff';
export const SIGN_IN_STAFF = 'POST /staff/signin';
export const SIGN_OUT_STAFF = 'POST /staff/logout';
export const SET_STAFF_TOTP = 'POST /staff/totp';
export const CHANGE_STAFF_PASSWORD = 'POST /staff/password';
export const START_STAFF_RESET = 'POST /staff/resetpwd/start';
export const FINISH_STAFF_RESET = 'POST /staff/resetpwd';
