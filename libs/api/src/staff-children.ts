import type {
  IndividualAnswers,
  StaffChildren,
  StaffChildrenQuery,
  StaffClient,
  StaffInvitation,
} from '@lykta/domain';
import { api } from './base.ts';
import type { FormKey } from './forms.ts';
import { staffAnswersPath, staffApi } from './staff.ts';

/** A child, and the invitation that it accepted. */
export interface InvitedChild {
  invitation: StaffInvitation;
  child: StaffClient;
}

/** Which children are asked for; without anything, all that the member sees. */
export type ChildrenFilter = Omit<StaffChildrenQuery, 'after'>;

/** One form that a child sent. */
export interface SentForm extends FormKey {
  request: string;
}

/** Which answers of one child are read together; each one is a reading of its own in the audit log. */
export interface ChildAnswersKey {
  invitation: string;
  client: string;
  forms: SentForm[];
}

/** What could be read; `missing` are forms that the server does not know (any more). */
export interface ChildAnswers {
  answers: IndividualAnswers[];
  missing: SentForm[];
}

function childrenPath(filter: StaffChildrenQuery): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return `staff/clients?${new URLSearchParams(Object.fromEntries(given))}`;
}

function markOpened(child: StaffClient, { client, forms }: ChildAnswersKey): void {
  if (child.client !== client) return;
  for (const sent of child.sent) {
    if (forms.some(({ id, request }) => id === sent.id && request === sent.request)) sent.opened = true;
  }
}

/** Children, a page at a time, and the answers of one. */
export const staffChildrenApi = api.enhanceEndpoints({ addTagTypes: ['StaffInvitations'] }).injectEndpoints({
  endpoints: (build) => ({
    staffChildren: build.infiniteQuery<StaffChildren, ChildrenFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg, pageParam }) => childrenPath({ ...queryArg, after: pageParam ?? undefined }),
      providesTags: ['StaffInvitations'],
    }),
    childAnswers: build.query<ChildAnswers, ChildAnswersKey>({
      queryFn: async ({ invitation, client, forms }, _api, _extra, call) => {
        const found: ChildAnswers = { answers: [], missing: [] };
        // One after the other: the first refusal (a reason is needed) must not be asked for again by the rest.
        for (const form of forms) {
          const reply = await call(staffAnswersPath({ ...form, format: 'answers', invitation, client }));
          if (reply.error?.code === 'not-found') found.missing.push(form);
          else if (reply.error) return { error: reply.error };
          else found.answers.push(reply.data as IndividualAnswers);
        }
        return { data: found };
      },
      keepUnusedDataFor: 0,
      // What has just been read is new no longer, in every list of children: without asking the server again.
      onQueryStarted: async (key, { dispatch, getState, queryFulfilled }): Promise<void> => {
        if (!(await queryFulfilled.catch(() => undefined))) return;
        const { util } = staffChildrenApi;
        const shown = util.selectInvalidatedBy(getState(), ['StaffInvitations']);
        for (const { endpointName, originalArgs } of shown) {
          if (endpointName === 'staffChildren')
            dispatch(
              util.updateQueryData('staffChildren', originalArgs as ChildrenFilter, ({ pages }) =>
                pages.forEach(({ clients }) => clients.forEach((child) => markOpened(child, key))),
              ),
            );
          if (endpointName === 'staffClients')
            dispatch(
              staffApi.util.updateQueryData('staffClients', originalArgs as string, (clients) =>
                clients.forEach((child) => markOpened(child, key)),
              ),
            );
        }
      },
    }),
  }),
});

export const { useStaffChildrenInfiniteQuery, useChildAnswersQuery } = staffChildrenApi;
