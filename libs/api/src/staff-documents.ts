import type { DocumentKind } from '@lykta/domain';
import { MAKE_DOCUMENT, MAKE_INVITATION_FILE, SET_RECORDED } from '@lykta/domain/calls';
import { api } from './base.ts';
import { failureOf } from './failure.ts';
import type { BodyOf } from '@lykta/domain/contract';

/** A document as the browser holds it: its text, or the address of the file in this page's memory. */
interface MadeDocument {
  kind: DocumentKind;
  content: string;
}

/** The child is gone, or the member opens it no more. */
const CLOSED: ReadonlySet<string> = new Set(['not-found', 'not-allowed', 'not-assigned']);

/** Reads a reply: text to paste as it is, a file as an address to download from, a failure as its problem. */
async function readDocument(reply: Response, kind: DocumentKind): Promise<unknown> {
  if (!reply.ok) return reply.json();
  return { kind, content: kind === 'text' ? await reply.text() : URL.createObjectURL(await reply.blob()) };
}

/** Calls that take children's answers out of Lykta, for the record. */
const documentsApi = api.enhanceEndpoints({ addTagTypes: ['StaffInvitations'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Makes a document. A mutation, because the log keeps each. The caller revokes the address of a file. */
    makeDocument: build.mutation<MadeDocument, BodyOf<typeof MAKE_DOCUMENT>>({
      query: (body) => ({
        call: MAKE_DOCUMENT,
        body,
        responseHandler: (reply) => readDocument(reply, body.kind),
      }),
      // What has happened meanwhile, the lists say.
      invalidatesTags: (_made, error) =>
        error && CLOSED.has(failureOf(error).code) ? ['StaffInvitations'] : [],
    }),
    /** Makes a file of all children of an invitation: its address in this page's memory, which the caller revokes. */
    makeInvitationFile: build.mutation<string, string>({
      query: (id) => ({
        call: MAKE_INVITATION_FILE,
        params: { id },
        responseHandler: async (reply) =>
          reply.ok ? URL.createObjectURL(await reply.blob()) : ((await reply.json()) as unknown),
      }),
    }),
    setRecorded: build.mutation<null, BodyOf<typeof SET_RECORDED> & { invitation: string; client: string }>({
      query: ({ invitation: id, client, ...body }) => ({ call: SET_RECORDED, params: { id, client }, body }),
      invalidatesTags: ['StaffInvitations'],
    }),
  }),
});

export const { useMakeDocumentMutation, useMakeInvitationFileMutation, useSetRecordedMutation } =
  documentsApi;
