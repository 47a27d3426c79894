/** Calls for an organisation: forms, news, members and settings. */
export const LIST_STAFF_FORMS = 'GET /staff/forms';
export const IMPORT_FORM = 'POST /staff/forms';
export const READ_NEWS = 'GET /staff/news';
export const READ_LOAD = 'GET /staff/load';
export const LIST_MEMBERS = 'GET /staff/members';
export const ADD_MEMBER = 'POST /staff/members';
export const CHANGE_MEMBER = 'PATCH /staff/members/:id';
export const READ_ORGANISATION = 'GET /staff/organisation';
export const CHANGE_ORGANISATION = 'PATCH /staff/organisation';
