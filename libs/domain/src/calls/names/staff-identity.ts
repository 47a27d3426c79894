/** Calls for signing in at an organisation's own identity provider. */
export const LIST_PROVIDERS = 'GET /staff/identity';
export const START_IDENTITY = 'POST /staff/identity/start';
export const FINISH_IDENTITY = 'POST /staff/identity/finish';
export const IDENTITY_LOGOUT = 'POST /staff/identity/:provider/logout';
