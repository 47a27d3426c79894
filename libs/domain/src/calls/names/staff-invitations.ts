/** Calls for invitations as their owners manage them, and for the children who accepted. */
export const LIST_STAFF_INVITATIONS = 'GET /staff/invitations';
export const CREATE_INVITATION = 'POST /staff/invitations';
export const CHANGE_INVITATION = 'PATCH /staff/invitations/:id';
export const REQUEST_FORMS = 'POST /staff/invitations/:id/requests';
export const WITHDRAW_REQUEST = 'DELETE /staff/invitations/:id/requests/:request';
export const STOP_REPEAT = 'DELETE /staff/invitations/:id/requests/:request/repeat';
export const END_CASE = 'PUT /staff/invitations/:id/clients/:client/ended';
export const LIST_INVITATION_CLIENTS = 'GET /staff/invitations/:id/clients';
export const LIST_STAFF_CHILDREN = 'GET /staff/clients';
export const SEARCH_STAFF_CHILDREN = 'POST /staff/clients/search';
export const LABEL_INVITATION = 'PUT /staff/invitations/:id/label';
export const LABEL_CHILD = 'PUT /staff/invitations/:id/clients/:client/label';
export const ANSWER_BACK = 'PUT /staff/invitations/:id/clients/:client/answer-back';
export const GIVE_REASON = 'POST /staff/readings';
