/** Calls for the people who operate the server. */
export const IS_ALIVE = 'GET /healthz';
export const IS_READY = 'GET /readyz';
export const READ_OPENAPI = 'GET /openapi.json';
export const READ_SECURITY_TEXT = 'GET /.well-known/security.txt';
export const READ_DEV_OUTBOX = 'GET /dev/outbox';
