import {
  CHANGE_CASE_WORKERS,
  GIVE_REASON,
  HAND_OVER_CASES,
  LIST_COLLEAGUES,
  LIST_NOTICES,
  READ_CASE_WORKERS,
  SEE_NOTICES,
} from '@lykta/domain/calls';
import { api } from './base.ts';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';

/** A child under an invitation, as an address names it. */
export interface CaseKey {
  id: string;
  client: string;
}

/** Calls for who works with a child's case. */
const staffCasesApi = api
  .enhanceEndpoints({ addTagTypes: ['StaffInvitations', 'StaffCases', 'StaffNotices'] })
  .injectEndpoints({
    endpoints: (build) => ({
      caseWorkers: build.query<ReplyOf<typeof READ_CASE_WORKERS>, CaseKey>({
        query: (params) => ({ call: READ_CASE_WORKERS, params }),
        providesTags: ['StaffCases'],
      }),
      changeCaseWorkers: build.mutation<
        ReplyOf<typeof CHANGE_CASE_WORKERS>,
        CaseKey & BodyOf<typeof CHANGE_CASE_WORKERS>
      >({
        query: ({ id, client, ...body }) => ({ call: CHANGE_CASE_WORKERS, params: { id, client }, body }),
        invalidatesTags: ['StaffCases', 'StaffInvitations', 'StaffNotices'],
      }),
      handOver: build.mutation<ReplyOf<typeof HAND_OVER_CASES>, BodyOf<typeof HAND_OVER_CASES>>({
        query: (body) => ({ call: HAND_OVER_CASES, body }),
        invalidatesTags: ['StaffCases', 'StaffInvitations', 'StaffNotices'],
      }),
      /** Opens a case in an emergency: afterwards the child is no longer closed in the lists. */
      openUrgently: build.mutation<ReplyOf<typeof GIVE_REASON>, Omit<BodyOf<typeof GIVE_REASON>, 'urgent'>>({
        query: (body) => ({ call: GIVE_REASON, body: { ...body, urgent: true } }),
        invalidatesTags: ['StaffInvitations'],
      }),
      colleagues: build.query<ReplyOf<typeof LIST_COLLEAGUES>, void>({
        query: () => ({ call: LIST_COLLEAGUES }),
        providesTags: ['StaffCases'],
      }),
      notices: build.query<ReplyOf<typeof LIST_NOTICES>, void>({
        query: () => ({ call: LIST_NOTICES }),
        providesTags: ['StaffNotices'],
      }),
      seeNotices: build.mutation<ReplyOf<typeof SEE_NOTICES>, BodyOf<typeof SEE_NOTICES>>({
        query: (body) => ({ call: SEE_NOTICES, body }),
        invalidatesTags: ['StaffNotices'],
      }),
    }),
  });

export const {
  useCaseWorkersQuery,
  useChangeCaseWorkersMutation,
  useHandOverMutation,
  useOpenUrgentlyMutation,
  useColleaguesQuery,
  useNoticesQuery,
  useSeeNoticesMutation,
} = staffCasesApi;
