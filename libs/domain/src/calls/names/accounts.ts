/** Calls for a child's account. The name of a call is its method and path. */
export const CREATE_ACCOUNT = 'POST /clients';
export const DELETE_ACCOUNT = 'DELETE /clients/:id';
export const EXPORT_DATA = 'GET /clients/export';
export const CHANGE_PASSWORD = 'POST /clients/password';
export const CHANGE_USERNAME = 'POST /clients/resetusername';
export const START_PASSWORD_RESET = 'POST /clients/resetpwd/start';
export const CHECK_RESET_LINK = 'GET /clients/resetpwd';
export const FINISH_PASSWORD_RESET = 'POST /clients/resetpwd';
export const UNDO_LOGIN = 'POST /clients/undo';
export const START_VERIFICATION = 'POST /clients/verify/start';
export const FINISH_VERIFICATION = 'POST /clients/verify';
