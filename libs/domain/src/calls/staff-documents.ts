import { Id } from '../id/schema.ts';
import { CreateDocument, SetRecorded } from '../case/documents.ts';
import { ById, nothing, type Calls } from './call.ts';
import * as name from './names/staff-documents.ts';

export const staffDocumentCalls = {
  // The reply is a file whose media type is that of its kind, so it has no schema.
  [name.MAKE_DOCUMENT]: { policy: 'open-answers', schema: { body: CreateDocument } },
  // The reply is lines of FHIR, which no schema describes.
  [name.MAKE_INVITATION_FILE]: { policy: 'open-answers', schema: { params: ById } },
  [name.SET_RECORDED]: {
    policy: 'open-answers',
    schema: { params: ById.extend({ client: Id }), body: SetRecorded, response: nothing },
  },
} satisfies Calls;
