/** Calls for a member's e-mail about what is new. */
export const READ_MAIL_SETTING = 'GET /staff/mail';
export const CHANGE_MAIL_SETTING = 'PUT /staff/mail';
