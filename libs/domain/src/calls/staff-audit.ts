import { AuditFilter, AuditPage, AuditQuery, CreatePrint } from '../audit/schema.ts';
import { nothing, type Calls } from './call.ts';
import * as name from './names/staff-audit.ts';

export const staffAuditCalls = {
  [name.READ_AUDIT]: {
    policy: 'manage-organisation',
    schema: { querystring: AuditQuery, response: { 200: AuditPage } },
  },
  // The file is streamed, so there is no schema for the reply.
  [name.EXPORT_AUDIT]: { policy: 'manage-organisation', schema: { querystring: AuditFilter } },
  [name.LOG_PRINT]: { policy: 'staff', schema: { body: CreatePrint, response: nothing } },
} satisfies Calls;
