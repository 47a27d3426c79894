import type { AnswersDocument, StoredAnswers } from '@lykta/domain';
import {
  ADD_REMARK,
  READ_ASKED_ANSWERS,
  READ_OWN_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SAVE_OWN_ANSWERS,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { api, type ReplyMeta } from './base.ts';
import type { ReplyOf } from '@lykta/domain/contract';
import { formParams, type FormKey } from './forms.ts';
import { fitsKeepalive } from './keepalive.ts';

/** Identifies answers: to an own form, or to a form of a request under an invitation. */
export interface AnswersKey extends FormKey {
  request?: { invitation: string; request: string };
}

/** Identifies answers to a form of a request. */
export type AskedAnswersKey = AnswersKey & Required<Pick<AnswersKey, 'request'>>;

/** The document with its version, which the next save must name. */
export interface VersionedAnswers {
  document: StoredAnswers;
  etag: string;
}

const askedParams = (key: FormKey, { invitation, request }: AskedAnswersKey['request']) => ({
  ...formParams(key),
  invitationId: invitation,
  requestId: request,
});

/** Returns the call that saves answers, own or requested ones. */
const savingOf = (key: AnswersKey) =>
  key.request
    ? ({ call: SAVE_ASKED_ANSWERS, params: askedParams(key, key.request) } as const)
    : ({ call: SAVE_OWN_ANSWERS, params: formParams(key) } as const);

/** The tag of one document, so that a change of it loads no other anew. */
const answersTag = ({ id, version, request }: AnswersKey) =>
  ({ type: 'Answers', id: [id, version, request?.invitation, request?.request].join(' ') }) as const;

const versioned = (document: StoredAnswers, meta?: ReplyMeta): VersionedAnswers => ({
  document,
  etag: meta?.etag ?? '"0"',
});

/** Calls for a child's answers to one form (docs/product.md §7). */
export const answersApi = api
  .enhanceEndpoints({ addTagTypes: ['Answers', 'Story', 'Invitations'] })
  .injectEndpoints({
    endpoints: (build) => ({
      answers: build.query<VersionedAnswers, AnswersKey>({
        query: (key) =>
          key.request
            ? { call: READ_ASKED_ANSWERS, params: askedParams(key, key.request) }
            : { call: READ_OWN_ANSWERS, params: formParams(key) },
        transformResponse: versioned,
        providesTags: (_reply, _error, key) => [answersTag(key)],
      }),
      /** Saves the whole document; with `etag`, a change on another device causes a 412 instead of a silent merge. */
      saveAnswers: build.mutation<
        VersionedAnswers,
        { key: AnswersKey; document: AnswersDocument; etag?: string }
      >({
        query: ({ key, document: { answers, inactive }, etag }) => ({
          ...savingOf(key),
          body: { answers, inactive },
          headers: etag ? { 'If-Match': etag } : {},
          keepalive: fitsKeepalive(answers, inactive),
        }),
        transformResponse: versioned,
        invalidatesTags: ['Story'],
        // The reply is the document, so that nothing is loaded again.
        onQueryStarted: async ({ key }, { dispatch, queryFulfilled }) => {
          const saved = await queryFulfilled.catch(() => undefined);
          if (saved) void dispatch(answersApi.util.upsertQueryData('answers', key, saved.data));
        },
      }),
      /** Stores the old answers as a snapshot and starts again (docs/product.md §4, Start over). */
      startOver: build.mutation<VersionedAnswers, AnswersKey>({
        query: (key) => ({
          ...savingOf(key),
          body: { answers: {}, inactive: {}, snapshot: true },
        }),
        transformResponse: versioned,
        invalidatesTags: (_reply, _error, key) => [answersTag(key), 'Story'],
      }),
      /** Sends a requested form: it cannot be changed afterwards. */
      sendAnswers: build.mutation<ReplyOf<typeof SEND_ANSWERS>, AskedAnswersKey>({
        query: (key) => ({ call: SEND_ANSWERS, params: askedParams(key, key.request), body: {} }),
        invalidatesTags: (_reply, _error, key) => [answersTag(key), 'Invitations', 'Story'],
      }),
      /** Marks a sent answer as no longer true (docs/product.md §2, requestform). */
      addRemark: build.mutation<ReplyOf<typeof ADD_REMARK>, { key: AskedAnswersKey; question: string }>({
        query: ({ key, question }) => ({
          call: ADD_REMARK,
          params: askedParams(key, key.request),
          body: { question, remark: 'not-true-any-more' },
        }),
        invalidatesTags: (_reply, _error, { key }) => [answersTag(key)],
      }),
    }),
  });

export const { useAnswersQuery, useStartOverMutation, useSendAnswersMutation, useAddRemarkMutation } =
  answersApi;
