/** Calls for children's answers as staff read them, individually or as figures. */
export const READ_CHILD_ANSWERS = 'GET /staff/invitations/:id/clients/:client/answers';
export const READ_STAFF_ANSWERS = 'GET /staff/answers/:formId/:formVersion';
export const EXPORT_STAFF_ANSWERS = 'GET /staff/answers/:formId/:formVersion/export';
