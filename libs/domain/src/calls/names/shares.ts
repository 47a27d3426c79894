/** Calls for links to a story, and for the shared story. */
export const LIST_SHARES = 'GET /shares';
export const CREATE_SHARE = 'POST /shares';
export const REVOKE_SHARE = 'DELETE /shares/:id';
export const OPEN_SHARE = 'POST /shares/token';
export const READ_SHARED_STORY = 'GET /shares/clients/beb/:formId/:formVersion';
