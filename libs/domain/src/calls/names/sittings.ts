/** Calls for forms that a worker and a child answer at one screen. */
export const ADD_CHILD = 'POST /staff/invitations/:id/clients';
export const START_SITTING = 'POST /staff/invitations/:id/clients/:client/sittings';
export const WATCH_SITTING = 'GET /staff/sittings/:id';
export const STOP_SITTING = 'DELETE /staff/sittings/:id';
export const JOIN_SITTING = 'POST /clients/sitting';
export const READ_SITTING = 'GET /clients/sitting';
export const SAVE_SITTING = 'PUT /clients/sitting';
export const SEND_SITTING = 'POST /clients/sitting/send';
export const CLOSE_SITTING = 'DELETE /clients/sitting';
