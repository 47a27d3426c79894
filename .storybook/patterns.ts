import type { Step } from './journeys.ts';

/** The screens that a page of the book shows beside its words. */
export interface Pattern {
  id: 'welcome' | 'desk' | 'sign-in' | 'quick-exit' | 'faults' | 'consent' | 'questions';
  steps: readonly Step[];
}

/** What the pages show as pictures. stories.test.ts fails when a story or its picture is missing. */
export const patterns: readonly Pattern[] = [
  {
    id: 'welcome',
    steps: [
      { story: 'child-home--mood-chosen-today', does: 'How are you today? One face a day.' },
      {
        story: 'child-questions-question--single',
        does: 'One question at a time. Skipping is always right.',
        begins: true,
      },
      {
        story: 'child-story-overview--default',
        does: 'What they have told, in their own words.',
        begins: true,
      },
      { story: 'child-sharing-share--default', does: 'They choose what an adult may see.' },
    ],
  },
  {
    id: 'desk',
    steps: [
      { story: 'viewer-statistics--default', does: 'Many children, as numbers.' },
      { story: 'viewer-answers-individual--default', does: 'One child, under a code.' },
    ],
  },
  {
    id: 'sign-in',
    steps: [
      { story: 'child-account-login--empty', does: 'Two fields, the way to an account, and help below.' },
      { story: 'child-account-login--wrong-password', does: 'The error says what to do, beside the field.' },
      { story: 'child-account-sign-in-again--default', does: 'A session that ended keeps what was written.' },
    ],
  },
  {
    id: 'quick-exit',
    steps: [
      {
        story: 'child-start--default',
        does: 'On the start page it is the only thing above the words.',
        begins: true,
      },
      { story: 'child-mood-feelings--crappy', does: 'Everywhere else: the same place, beside Stöd.' },
      {
        story: 'child-support-overview--about-the-exit',
        does: 'What it does not do is said in plain words.',
      },
    ],
  },
  {
    id: 'faults',
    steps: [
      { story: 'child-frame--failure', does: 'A screen that cannot come says why, and what to do.' },
      { story: 'child-mood-feelings--save-fails', does: 'A press that failed says so where it was pressed.' },
      {
        story: 'child-account-reset-password--dead-link',
        does: 'A way that has ended is a closed gate.',
        begins: true,
      },
    ],
  },
  {
    id: 'consent',
    steps: [
      {
        story: 'child-account-create--consent-first',
        does: 'What is saved, before anything is.',
        begins: true,
      },
      { story: 'child-invitations-accept--default', does: 'Who asks, and who will read.', begins: true },
      { story: 'child-sharing-share--default', does: 'One switch for each part; nothing on by itself.' },
    ],
  },
  {
    id: 'questions',
    steps: [
      { story: 'child-questions-question--single', does: 'The answer is the way on.', begins: true },
      { story: 'child-questions-question--rate', does: 'Five faces that judge nobody.', begins: true },
      { story: 'child-questions-question--article-about-help', does: 'Help lies open where it is needed.' },
    ],
  },
];
