/** One screen of a journey: its story, and what happens there. */
export interface Step {
  story: string;
  does: string;
  /** The picture shows how the story begins, because its steps lead away from it. */
  begins?: boolean;
}

export interface Journey {
  title: string;
  who: string;
  steps: readonly Step[];
}

/** The journeys through Lykta as stories in order. stories.test.ts fails when a story is missing. */
export const journeys: readonly Journey[] = [
  {
    title: 'A child begins',
    who: 'Somebody has been given a code.',
    steps: [
      { story: 'child-start--invited', does: 'Opens the link.' },
      {
        story: 'child-account-create--consent-first',
        does: 'Reads what is saved, and agrees.',
        begins: true,
      },
      { story: 'child-account-create--form', does: 'Chooses a number or an address, and a password.' },
      { story: 'child-invitations-accept--default', does: 'Says yes or no to the invitation.' },
      { story: 'child-home--empty-profile', does: 'Comes home.' },
    ],
  },
  {
    title: 'A day',
    who: 'A child with a profile.',
    steps: [
      { story: 'child-home--default', does: 'Chooses a face.', begins: true },
      { story: 'child-mood-feelings--good', does: 'Chooses words for it, or none.', begins: true },
      { story: 'child-home--streak-with-questions', does: 'Sees the days in a row.', begins: true },
      { story: 'child-mood-chart--week', does: 'Looks back over the week.' },
    ],
  },
  {
    title: 'A hard day',
    who: 'A child who feels bad.',
    steps: [
      { story: 'child-mood-feelings--crappy', does: 'Chooses the lowest face; help is one tap away.' },
      {
        story: 'child-support-overview--signed-in',
        does: 'Finds 112, and others to talk with.',
        begins: true,
      },
      { story: 'child-support-help-with-one-thing--bad', does: 'Chooses whom to call or chat with.' },
    ],
  },
  {
    title: 'Questions and story',
    who: 'A child who answers, and shows it to an adult.',
    steps: [
      { story: 'child-home--forms-open', does: 'Chooses an area.' },
      { story: 'child-questions-question--single', does: 'Answers one question.' },
      { story: 'child-questions-question--rate', does: 'Answers with a face.' },
      { story: 'child-questions-done--default', does: 'Is done.' },
      { story: 'child-story-overview--default', does: 'Sees the story.', begins: true },
      { story: 'child-sharing-share--default', does: 'Chooses what is seen, and makes a link.' },
      { story: 'child-sharing-shared--everything', does: 'The adult opens the link, without a name.' },
    ],
  },
  {
    title: 'A case worker',
    who: 'Somebody at work, on a wide screen.',
    steps: [
      { story: 'viewer-sign-in--default', does: 'Signs in.' },
      { story: 'viewer-invitations-new--default', does: 'Makes an invitation with forms.' },
      { story: 'viewer-children--default', does: 'Sees who has come, by code.' },
      { story: 'viewer-statistics--default', does: 'Sees many answers as shares.' },
      { story: 'viewer-answers-individual--default', does: 'Reads one child.' },
    ],
  },
];
