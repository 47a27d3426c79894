import type { AuditFilter } from '@lykta/domain';
import { EXPORT_AUDIT, LOG_PRINT, READ_AUDIT } from '@lykta/domain/calls';
import { api } from './base.ts';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';

/** Calls for the organisation's log: readings, sign-ins, changes (docs/product.md §6). */
const staffAuditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Log entries in pages, newest first. */
    audit: build.infiniteQuery<ReplyOf<typeof READ_AUDIT>, AuditFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg, pageParam }) => ({
        call: READ_AUDIT,
        querystring: { ...queryArg, before: pageParam ?? undefined },
      }),
      keepUnusedDataFor: 0,
    }),
    /** The same entries as CSV. A mutation, because the download itself is logged. */
    exportAudit: build.mutation<string, AuditFilter>({
      query: (querystring) => ({ call: EXPORT_AUDIT, querystring, responseHandler: 'text' }),
    }),
    /** Logs that a page is printed; the request continues if the page is closed. */
    logPrint: build.mutation<ReplyOf<typeof LOG_PRINT>, BodyOf<typeof LOG_PRINT>>({
      query: (body) => ({ call: LOG_PRINT, body, keepalive: true }),
    }),
  }),
});

export const { useAuditInfiniteQuery, useExportAuditMutation, useLogPrintMutation } = staffAuditApi;
