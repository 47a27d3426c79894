import type { AnswersDocument, StoredAnswers } from '@lykta/domain';
import { api, type ReplyMeta } from './base.ts';
import type { FormKey } from './forms.ts';

/** Where answers belong: an own form, or one under an invitation's request. */
export interface AnswersKey extends FormKey {
  request?: { invitation: string; request: string };
}

/** The document with the version that the next save names. */
export interface VersionedAnswers {
  document: StoredAnswers;
  etag: string;
}

function answersPath({ id, version, request }: AnswersKey): string {
  const own = `clients/answers/${encodeURIComponent(id)}/${version}`;
  return request
    ? `${own}/${encodeURIComponent(request.invitation)}/${encodeURIComponent(request.request)}`
    : own;
}

/** Browsers refuse a keepalive request whose body is over 64 KiB. */
function fitsKeepalive(...parts: unknown[]): boolean {
  return new Blob([JSON.stringify(parts)]).size < 60_000;
}

const versioned = (document: StoredAnswers, meta?: ReplyMeta): VersionedAnswers => ({
  document,
  etag: meta?.etag ?? '"0"',
});

/** A child's answers to one form (docs/product.md §7). */
export const answersApi = api
  .enhanceEndpoints({ addTagTypes: ['Answers', 'Story', 'Invitations'] })
  .injectEndpoints({
    endpoints: (build) => ({
      answers: build.query<VersionedAnswers, AnswersKey>({
        query: answersPath,
        transformResponse: versioned,
        providesTags: ['Answers'],
      }),
      /** Saves the whole document; `etag` makes a change on another device a 412 instead of a silent merge. */
      saveAnswers: build.mutation<
        VersionedAnswers,
        { key: AnswersKey; document: AnswersDocument; etag?: string }
      >({
        query: ({ key, document: { answers, inactive }, etag }) => ({
          url: answersPath(key),
          method: 'PUT',
          body: { answers, inactive },
          headers: etag ? { 'If-Match': etag } : {},
          keepalive: fitsKeepalive(answers, inactive),
        }),
        transformResponse: versioned,
        invalidatesTags: ['Story'],
        onQueryStarted: async ({ key }, { dispatch, queryFulfilled }) => {
          const saved = await queryFulfilled.catch(() => undefined);
          if (saved) void dispatch(answersApi.util.upsertQueryData('answers', key, saved.data));
        },
      }),
      /** Keeps the old answers aside and begins anew (docs/product.md §4, Start over). */
      startOver: build.mutation<VersionedAnswers, AnswersKey>({
        query: (key) => ({
          url: answersPath(key),
          method: 'PUT',
          body: { answers: {}, inactive: {}, snapshot: true },
        }),
        transformResponse: versioned,
        invalidatesTags: ['Answers', 'Story'],
      }),
      /** Sends a contact's form: from now on it can't be changed. */
      sendAnswers: build.mutation<null, AnswersKey>({
        query: (key) => ({ url: `${answersPath(key)}/save`, method: 'PUT', body: {} }),
        invalidatesTags: ['Answers', 'Invitations'],
      }),
      /** After sending: the child says that an answer no longer holds (docs/product.md §2, requestform). */
      addRemark: build.mutation<null, { key: AnswersKey; question: string }>({
        query: ({ key, question }) => ({
          url: `${answersPath(key)}/remarks`,
          method: 'PUT',
          body: { question, remark: 'not-true-any-more' },
        }),
        invalidatesTags: ['Answers'],
      }),
    }),
  });

export const {
  useAnswersQuery,
  useSaveAnswersMutation,
  useStartOverMutation,
  useSendAnswersMutation,
  useAddRemarkMutation,
} = answersApi;
