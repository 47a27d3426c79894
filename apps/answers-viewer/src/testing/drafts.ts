import { DraftState, DraftSummary, FormDraft, FormVersions, OpenDraft, type Form } from '@lykta/domain';
import { schoolForm } from './forms.ts';
import { forms } from './people.ts';

/** The form as its draft: the questions are a list. */
const draftOf = ({ metadata, questions }: Form) => ({ metadata, questions: Object.values(questions) });

const written = { at: '2026-11-20T09:42:00Z', by: 'Karin Lind' };

/** Two drafts: one goes on with a form, with a question from a colleague; the other has just been begun. */
export const drafts = [
  {
    id: 'draft-1',
    form: { id: 'skola', version: 2 },
    name: 'Skolan',
    icon: '🎒',
    questions: 6,
    revision: 7,
    created: { at: '2026-11-18T08:00:00Z', by: 'Karin Lind' },
    saved: written,
    approved: null,
    openComments: 1,
  },
  {
    id: 'draft-2',
    form: { id: 'rasterna', version: 1 },
    name: 'Rasterna',
    icon: '🚀',
    questions: 0,
    revision: 1,
    created: { at: '2026-11-21T10:05:00Z', by: 'Amir Berg' },
    saved: { at: '2026-11-21T10:05:00Z', by: 'Amir Berg' },
    approved: null,
    openComments: 0,
  },
].map((one) => DraftSummary.parse(one));

/** The first draft, opened. */
export const openDraft = OpenDraft.parse({
  ...drafts[0],
  draft: draftOf({ ...schoolForm, metadata: { ...schoolForm.metadata, version: 2 } }),
  comments: [
    {
      id: 'comment-1',
      question: 'breaks',
      text: 'Ska vi fråga om lunchen också?',
      written: { at: '2026-11-19T13:10:00Z', by: 'Lo Ek' },
      mine: false,
      resolved: null,
    },
    {
      id: 'comment-2',
      question: null,
      text: 'Bra längd nu.',
      written: { at: '2026-11-19T13:12:00Z', by: 'Lo Ek' },
      mine: true,
      resolved: { at: '2026-11-20T09:00:00Z', by: 'Karin Lind' },
    },
  ],
  last: { id: 'skola', version: 1 },
  needsReader: false,
  mayApprove: true,
});

/** A form of its own with one version, in use. */
export const formVersions = FormVersions.parse({
  form: { ...forms[0], own: true },
  retired: null,
  draft: 'draft-1',
  versions: [
    { version: 1, published: { at: '2026-09-01T12:00:00Z', by: 'Karin Lind' }, reader: 'Amir Berg' },
  ],
});

/** What the first draft was before: a day and a morning ago. */
export const draftStates = [
  { revision: 5, saved: { at: '2026-11-19T15:20:00Z', by: 'Amir Berg' }, name: 'Skolan', questions: 5 },
  { revision: 2, saved: { at: '2026-11-18T08:31:00Z', by: 'Karin Lind' }, name: 'Skolan', questions: 4 },
].map((one) => DraftState.parse(one));

/** An earlier state, whole: with another name, and without its last question. */
export const earlierDraft = FormDraft.parse({
  metadata: { ...openDraft.draft.metadata, name: 'Skoldagen' },
  questions: openDraft.draft.questions.slice(0, -1),
});
