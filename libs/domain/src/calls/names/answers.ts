/** Calls for answers to own forms and to requested forms. */
export const READ_OWN_ANSWERS = 'GET /clients/answers/:formId/:formVersion';
export const SAVE_OWN_ANSWERS = 'PUT /clients/answers/:formId/:formVersion';
export const READ_ASKED_ANSWERS = 'GET /clients/answers/:formId/:formVersion/:invitationId/:requestId';
export const SAVE_ASKED_ANSWERS = 'PUT /clients/answers/:formId/:formVersion/:invitationId/:requestId';
export const SEND_ANSWERS = 'PUT /clients/answers/:formId/:formVersion/:invitationId/:requestId/save';
export const ADD_REMARK = 'PUT /clients/answers/:formId/:formVersion/:invitationId/:requestId/remarks';
