/** In the address of a child's page: the sheet for a meeting stands in place of the answers. */
export const SHEET = 'sheet';
