/** Calls for forms that an organisation writes itself: drafts, versions and comments. */
export const LIST_DRAFTS = 'GET /staff/drafts';
export const CREATE_DRAFT = 'POST /staff/drafts';
export const READ_DRAFT = 'GET /staff/drafts/:id';
export const SAVE_DRAFT = 'PUT /staff/drafts/:id';
export const DELETE_DRAFT = 'DELETE /staff/drafts/:id';
export const APPROVE_DRAFT = 'PUT /staff/drafts/:id/approval';
export const PUBLISH_DRAFT = 'POST /staff/drafts/:id/publish';
export const LIST_DRAFT_STATES = 'GET /staff/drafts/:id/history';
export const READ_DRAFT_STATE = 'GET /staff/drafts/:id/history/:revision';
export const ADD_COMMENT = 'POST /staff/drafts/:id/comments';
export const DELETE_COMMENT = 'DELETE /staff/drafts/:id/comments/:comment';
export const RESOLVE_COMMENT = 'PUT /staff/drafts/:id/comments/:comment/resolved';
export const READ_FORM_VERSIONS = 'GET /staff/forms/:formId/versions';
export const RETIRE_FORM = 'PUT /staff/forms/:formId/retired';
