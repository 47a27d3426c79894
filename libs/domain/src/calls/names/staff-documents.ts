/** Calls that take children's answers out of Lykta, for the record. */
export const MAKE_DOCUMENT = 'POST /staff/documents';
export const SET_RECORDED = 'PUT /staff/invitations/:id/clients/:client/recorded';
export const MAKE_INVITATION_FILE = 'POST /staff/invitations/:id/file';
