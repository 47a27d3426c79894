/** Calls for an organisation's log, and for logging printed pages. */
export const READ_AUDIT = 'GET /staff/audit';
export const EXPORT_AUDIT = 'GET /staff/audit/export';
export const LOG_PRINT = 'POST /staff/prints';
