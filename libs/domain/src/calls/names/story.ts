/** Calls for a child's own story. */
export const READ_STORY = 'GET /clients/beb/:formId/:formVersion';
