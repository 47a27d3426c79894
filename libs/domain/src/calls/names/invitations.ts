/** Calls for a child's invitations, and for who has read its answers. */
export const READ_INVITATIONS = 'GET /clients/invitations';
export const ACCEPT_INVITATION = 'PUT /clients/invitations/accepted';
export const DECLINE_INVITATION = 'DELETE /clients/invitations/pending/:id';
export const LEAVE_INVITATION = 'DELETE /clients/invitations/accepted/:id';
export const SHOW_FIGURE = 'PUT /clients/invitations/accepted/:id/figure';
export const LIST_READINGS = 'GET /clients/readings';
