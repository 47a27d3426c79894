import type {
  ChildSendings,
  IndividualAnswers,
  StaffChildrenQuery,
  StaffClient,
  StaffInvitation,
} from '@lykta/domain';
import {
  ANSWER_BACK,
  LIST_STAFF_CHILDREN,
  READ_CHILD_ANSWERS,
  SEARCH_STAFF_CHILDREN,
} from '@lykta/domain/calls';
import { api } from './base.ts';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';
import type { FormKey } from './forms.ts';
import { staffApi } from './staff.ts';

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

/** Answers of one child that are read in one call; the log keeps each as a reading. */
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

/** Puts what was read in the order in which it was asked for. */
function found({ forms, sendings }: ChildSendings, asked: readonly SentForm[]): ChildAnswers {
  const read = new Map(
    sendings.flatMap(({ form: place, data }): [string, IndividualAnswers][] => {
      const form = forms[place];
      if (!form) return [];
      return [[keyOf({ ...form.metadata, request: data.request }), { format: 'answers', form, data }]];
    }),
  );
  return {
    answers: asked.flatMap((one) => read.get(keyOf(one)) ?? []),
    missing: asked.filter((one) => !read.has(keyOf(one))),
  };
}

const keyOf = ({ id, version, request }: SentForm) => `${id} ${version} ${request}`;

function markOpened(child: StaffClient, { client, forms }: ChildAnswersKey): void {
  if (child.client !== client) return;
  for (const sent of child.sent) {
    if (!sent.opened && forms.some(({ id, request }) => id === sent.id && request === sent.request))
      sent.opened = true;
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
      query: ({ invitation: id, client }) => ({ call: READ_CHILD_ANSWERS, params: { id, client } }),
      transformResponse: (sent: ReplyOf<typeof READ_CHILD_ANSWERS>, _meta, { forms }) =>
        // As every reply (base.ts): the store does not walk through what is frozen.
        Object.freeze(found(sent, forms)),
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
