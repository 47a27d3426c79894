/** Calls for what organisations keep of children: what is due, erasing it, and extracts. */
export const LIST_ERASURES = 'GET /staff/erasures';
export const LIST_KEPT = 'GET /clients/kept';
export const ERASE_SENT = 'DELETE /clients/kept/:id';
export const MAKE_EXTRACT = 'POST /staff/extracts';
