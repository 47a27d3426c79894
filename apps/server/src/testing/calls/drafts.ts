import { draftOf } from '@lykta/form-studio';
import * as name from '@lykta/domain/calls';
import { idPart } from '../../records/own-forms.ts';
import { smallForm } from '../forms.ts';
import type { Actors, World } from '../world.ts';
import type { Examples } from './example.ts';

/** Every member of the organisation, in whichever unit. */
const colleagues: (keyof Actors)[] = ['worker', 'manager', 'author', 'admin', 'otherUnit', 'enrolling'];

/** The finished draft, as it was begun. */
const finished = ({ finishedDraftId }: World) => ({
  params: { id: finishedDraftId },
  body: { revision: 1 },
  owners: colleagues,
});

/** The id that a form has in drafts and versions of the world's organisation. */
const ownId = ({ worker }: World, id: string) => idPart(worker.organisationId) + id;

/** The calls about forms that an organisation writes. */
export const draftExamples = {
  [name.LIST_DRAFTS]: () => ({}),
  [name.CREATE_DRAFT]: () => ({ body: { from: 'empty', name: 'Rasterna' } }),
  [name.READ_DRAFT]: (w) => ({ params: { id: w.draftId }, owners: colleagues }),
  [name.SAVE_DRAFT]: (w) => ({
    params: { id: w.draftId },
    body: { revision: 1, draft: draftOf(smallForm(ownId(w, 'utkast'))) },
    owners: colleagues,
  }),
  [name.APPROVE_DRAFT]: finished,
  [name.PUBLISH_DRAFT]: finished,
  [name.DELETE_DRAFT]: (w) => ({ params: { id: w.draftId }, owners: colleagues }),
  [name.ADD_COMMENT]: (w) => ({
    params: { id: w.draftId },
    body: { question: 'mood', text: 'Kan den vara kortare?' },
    owners: colleagues,
  }),
  [name.RESOLVE_COMMENT]: (w) => ({
    params: { id: w.olderDraftId, comment: w.commentId },
    body: { resolved: true },
    owners: colleagues,
  }),
  [name.DELETE_COMMENT]: (w) => ({
    params: { id: w.olderDraftId, comment: w.commentId },
    owners: ['worker'],
  }),
  [name.LIST_DRAFT_STATES]: (w) => ({ params: { id: w.olderDraftId }, owners: colleagues }),
  [name.READ_DRAFT_STATE]: (w) => ({ params: { id: w.olderDraftId, revision: 1 }, owners: colleagues }),
  [name.READ_FORM_VERSIONS]: (w) => ({ params: { formId: w.formId }, owners: colleagues }),
  [name.RETIRE_FORM]: (w) => ({
    params: { formId: w.formId },
    body: { retired: false },
    owners: colleagues,
  }),
} satisfies Examples;
