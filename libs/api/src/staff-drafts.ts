import {
  ADD_COMMENT,
  APPROVE_DRAFT,
  CREATE_DRAFT,
  DELETE_COMMENT,
  DELETE_DRAFT,
  IMPORT_FORM,
  LIST_DRAFT_STATES,
  LIST_DRAFTS,
  PUBLISH_DRAFT,
  READ_DRAFT,
  READ_DRAFT_STATE,
  READ_FORM_VERSIONS,
  RESOLVE_COMMENT,
  RETIRE_FORM,
  SAVE_DRAFT,
} from '@lykta/domain/calls';
import { api } from './base.ts';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';

/** Calls for the forms that an organisation writes itself. */
const staffDraftsApi = api
  .enhanceEndpoints({ addTagTypes: ['StaffDrafts', 'StaffForms', 'StaffFormVersions'] })
  .injectEndpoints({
    endpoints: (build) => ({
      drafts: build.query<ReplyOf<typeof LIST_DRAFTS>, void>({
        query: () => ({ call: LIST_DRAFTS }),
        providesTags: ['StaffDrafts'],
      }),
      /** 409 `draft-exists`: somebody goes on with this form already; `current` names the draft. */
      createDraft: build.mutation<ReplyOf<typeof CREATE_DRAFT>, BodyOf<typeof CREATE_DRAFT>>({
        query: (body) => ({ call: CREATE_DRAFT, body }),
        invalidatesTags: ['StaffDrafts', 'StaffFormVersions'],
      }),
      /** Read anew each time it is opened, because colleagues write too. */
      draft: build.query<ReplyOf<typeof READ_DRAFT>, string>({
        query: (id) => ({ call: READ_DRAFT, params: { id } }),
        keepUnusedDataFor: 0,
        providesTags: (_reply, _error, id) => [{ type: 'StaffDrafts', id }],
      }),
      /** Loads nothing again: the editor has what it saved. 409 `draft-changed`: `current` is the newer draft. */
      saveDraft: build.mutation<ReplyOf<typeof SAVE_DRAFT>, BodyOf<typeof SAVE_DRAFT> & { id: string }>({
        query: ({ id, ...body }) => ({ call: SAVE_DRAFT, params: { id }, body }),
      }),
      deleteDraft: build.mutation<ReplyOf<typeof DELETE_DRAFT>, string>({
        query: (id) => ({ call: DELETE_DRAFT, params: { id } }),
        invalidatesTags: ['StaffFormVersions'],
        // Only the list: the deleted draft itself must not be asked for again.
        onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
          const done = await queryFulfilled.catch(() => undefined);
          if (done) dispatch(withoutDraft(id));
        },
      }),
      approveDraft: build.mutation<
        ReplyOf<typeof APPROVE_DRAFT>,
        BodyOf<typeof APPROVE_DRAFT> & { id: string }
      >({
        query: ({ id, ...body }) => ({ call: APPROVE_DRAFT, params: { id }, body }),
        invalidatesTags: ['StaffDrafts'],
      }),
      publishDraft: build.mutation<
        ReplyOf<typeof PUBLISH_DRAFT>,
        BodyOf<typeof PUBLISH_DRAFT> & { id: string }
      >({
        query: ({ id, ...body }) => ({ call: PUBLISH_DRAFT, params: { id }, body }),
        invalidatesTags: ['StaffForms', 'StaffFormVersions'],
        onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
          const done = await queryFulfilled.catch(() => undefined);
          if (done) dispatch(withoutDraft(id));
        },
      }),
      /** Publishes a finished form as it is. 409 `conflict`: this version is there already; `second-reader-needed`. */
      importForm: build.mutation<ReplyOf<typeof IMPORT_FORM>, BodyOf<typeof IMPORT_FORM>>({
        query: (body) => ({ call: IMPORT_FORM, body }),
        invalidatesTags: ['StaffForms', 'StaffFormVersions'],
      }),
      addComment: build.mutation<ReplyOf<typeof ADD_COMMENT>, BodyOf<typeof ADD_COMMENT> & { id: string }>({
        query: ({ id, ...body }) => ({ call: ADD_COMMENT, params: { id }, body }),
        invalidatesTags: ['StaffDrafts'],
      }),
      resolveComment: build.mutation<
        ReplyOf<typeof RESOLVE_COMMENT>,
        BodyOf<typeof RESOLVE_COMMENT> & { id: string; comment: string }
      >({
        query: ({ id, comment, ...body }) => ({ call: RESOLVE_COMMENT, params: { id, comment }, body }),
        invalidatesTags: ['StaffDrafts'],
      }),
      deleteComment: build.mutation<
        ReplyOf<typeof DELETE_COMMENT>,
        { readonly id: string; readonly comment: string }
      >({
        query: (params) => ({ call: DELETE_COMMENT, params }),
        invalidatesTags: ['StaffDrafts'],
      }),
      /** Read anew each time: every save may add one. */
      draftStates: build.query<ReplyOf<typeof LIST_DRAFT_STATES>, string>({
        query: (id) => ({ call: LIST_DRAFT_STATES, params: { id } }),
        keepUnusedDataFor: 0,
      }),
      draftState: build.query<
        ReplyOf<typeof READ_DRAFT_STATE>,
        { readonly id: string; readonly revision: number }
      >({
        query: ({ id, revision }) => ({
          call: READ_DRAFT_STATE,
          params: { id, revision: String(revision) },
        }),
      }),
      formVersions: build.query<ReplyOf<typeof READ_FORM_VERSIONS>, string>({
        query: (formId) => ({ call: READ_FORM_VERSIONS, params: { formId } }),
        providesTags: ['StaffFormVersions'],
      }),
      retireForm: build.mutation<
        ReplyOf<typeof RETIRE_FORM>,
        BodyOf<typeof RETIRE_FORM> & { formId: string }
      >({
        query: ({ formId, ...body }) => ({ call: RETIRE_FORM, params: { formId }, body }),
        invalidatesTags: ['StaffForms', 'StaffFormVersions'],
      }),
    }),
  });

/** Takes a draft that is gone out of the list. */
const withoutDraft = (id: string) =>
  staffDraftsApi.util.updateQueryData('drafts', undefined, (list) => list.filter((draft) => draft.id !== id));

export const {
  useDraftsQuery,
  useCreateDraftMutation,
  useDraftQuery,
  useSaveDraftMutation,
  useDeleteDraftMutation,
  useApproveDraftMutation,
  usePublishDraftMutation,
  useImportFormMutation,
  useAddCommentMutation,
  useResolveCommentMutation,
  useDeleteCommentMutation,
  useDraftStatesQuery,
  useDraftStateQuery,
  useFormVersionsQuery,
  useRetireFormMutation,
} = staffDraftsApi;
