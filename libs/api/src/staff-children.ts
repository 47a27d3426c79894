import type { IndividualAnswers, StaffChildrenQuery, StaffClient, StaffInvitation } from '@lykta/domain';
import {
  ANSWER_BACK,
  LIST_STAFF_CHILDREN,
  READ_STAFF_ANSWERS,
  SEARCH_STAFF_CHILDREN,
} from '@lykta/domain/calls';
import { api } from './base.ts';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';
import type { FormKey } from './forms.ts';
import { staffAnswersOf, staffApi } from './staff.ts';

/** A child, and the invitation through which the member sees it. */
export interface InvitedChild {
  invitation: StaffInvitation;
  child: StaffClient;
}

/** A filter of children; without fields, all that the member sees. */
export type ChildrenFilter = Omit<StaffChildrenQuery, 'after'> & { search?: string };

/** One form that a child sent. */
export interface SentForm extends FormKey {
  request: string;
}

/** Selects answers of one child to read together; each is logged as a separate reading. */
export interface ChildAnswersKey {
  invitation: string;
  client: string;
  forms: SentForm[];
}

/** The answers that could be read; `missing`: forms that the server does not have. */
export interface ChildAnswers {
  answers: IndividualAnswers[];
  missing: SentForm[];
}

/** How many forms of a child are read at a time: as many calls as a browser makes to one server. */
const AT_ONCE = 6;

function markOpened(child: StaffClient, { client, forms }: ChildAnswersKey): void {
  if (child.client !== client) return;
  for (const sent of child.sent) {
    if (forms.some(({ id, request }) => id === sent.id && request === sent.request)) sent.opened = true;
  }
  if (child.sent.every(({ opened }) => opened)) delete child.lateDays;
}

/** Calls for lists of children, and for the answers of one child. */
export const staffChildrenApi = api.enhanceEndpoints({ addTagTypes: ['StaffInvitations'] }).injectEndpoints({
  endpoints: (build) => ({
    staffChildren: build.infiniteQuery<ReplyOf<typeof LIST_STAFF_CHILDREN>, ChildrenFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: { search, ...queryArg }, pageParam }) => {
        const page = { ...queryArg, after: pageParam ?? undefined };
        // What is searched for goes in the body: a label must not stand in an address.
        return search === undefined
          ? { call: LIST_STAFF_CHILDREN, querystring: page }
          : { call: SEARCH_STAFF_CHILDREN, body: { ...page, search } };
      },
      providesTags: ['StaffInvitations'],
    }),
    /** Answers a child with a fixed sentence about forms that the member has read. */
    answerBack: build.mutation<null, { invitation: string; client: string } & BodyOf<typeof ANSWER_BACK>>({
      query: ({ invitation: id, client, ...body }) => ({ call: ANSWER_BACK, params: { id, client }, body }),
      invalidatesTags: ['StaffInvitations'],
    }),
    childAnswers: build.query<ChildAnswers, ChildAnswersKey>({
      queryFn: async ({ invitation, client, forms }, _api, _extra, call) => {
        const found: ChildAnswers = { answers: [], missing: [] };
        const read = async (form: SentForm) => ({
          form,
          ...(await call({
            call: READ_STAFF_ANSWERS,
            ...staffAnswersOf({ ...form, format: 'answers', invitation, client }),
          })),
        });
        // The first alone: if it is refused (a reason is needed), the others must not be requested.
        for (let from = 0; from < forms.length; from += from === 0 ? 1 : AT_ONCE) {
          const some = forms.slice(from, from === 0 ? 1 : from + AT_ONCE);
          for (const { form, data, error } of await Promise.all(some.map(read))) {
            if (error?.code === 'not-found') found.missing.push(form);
            else if (error) return { error };
            else found.answers.push(data as IndividualAnswers);
          }
        }
        return { data: found };
      },
      keepUnusedDataFor: 0,
      // Marks the forms as read in every cached list of children, without another call.
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

export const { useStaffChildrenInfiniteQuery, useChildAnswersQuery, useAnswerBackMutation } =
  staffChildrenApi;
