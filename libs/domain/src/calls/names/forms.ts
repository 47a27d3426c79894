/** Calls for reading forms. */
export const LIST_FORMS = 'GET /forms/metadata';
export const READ_FORM = 'GET /forms/:formId/:formVersion';
