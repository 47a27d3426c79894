import type { AuditFilter, AuditPage, AuditQuery, CreatePrint } from '@lykta/domain';
import { api } from './base.ts';

function queryOf(filter: AuditQuery): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return `${new URLSearchParams(Object.fromEntries(given))}`;
}

/** The log of the organisation: who read what, who signed in, what was changed (docs/product.md §6). */
export const staffAuditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lines of the log, a page at a time, newest first. */
    audit: build.infiniteQuery<AuditPage, AuditFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg, pageParam }) =>
        `staff/audit?${queryOf({ ...queryArg, before: pageParam ?? undefined })}`,
      keepUnusedDataFor: 0,
    }),
    /** The same lines as a table, in CSV. A mutation, since taking the file is a line of the log itself. */
    exportAudit: build.mutation<string, AuditFilter>({
      query: (filter) => ({ url: `staff/audit/export?${queryOf(filter)}`, responseHandler: 'text' }),
    }),
    /** Says that a page goes to the printer; the call outlives the page. */
    logPrint: build.mutation<null, CreatePrint>({
      query: (body) => ({ url: 'staff/prints', method: 'POST', body, keepalive: true }),
    }),
  }),
});

export const { useAuditInfiniteQuery, useExportAuditMutation, useLogPrintMutation } = staffAuditApi;
