/** Calls for who works with a child's case. */
export const READ_CASE_WORKERS = 'GET /staff/invitations/:id/clients/:client/workers';
export const CHANGE_CASE_WORKERS = 'PUT /staff/invitations/:id/clients/:client/workers';
export const HAND_OVER_CASES = 'POST /staff/handovers';
export const LIST_COLLEAGUES = 'GET /staff/colleagues';
export const LIST_NOTICES = 'GET /staff/notices';
export const SEE_NOTICES = 'POST /staff/notices/seen';
