import { Form, Invitations, StoredAnswers, present } from '@lykta/domain';
import {
  READ_ASKED_ANSWERS,
  READ_FORM,
  READ_INVITATIONS,
  READ_OWN_ANSWERS,
  SEND_ANSWERS,
  fill,
} from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answersServer, aroundForms, meetingAnswers, schoolAnswers } from '../../testing/answering.ts';
import { someInvitations } from '../../testing/fixtures.ts';
import { allAnswers, allButOne, meetingForm, noAnswers, someAnswers } from '../../testing/forms.ts';
import { accepts, fails, hangs, replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { FormScreen } from './form-screen.tsx';

const own = inApp({
  at: '/form/school/1',
  route: '/form/:formIdParam/:formVersionParam/:questionId?',
});
const ofContact = inApp({
  at: '/form/meeting/1/inv-1/req-1',
  route: '/form/:formIdParam/:formVersionParam/:invitationId/:requestId/:questionId?',
});

const meta = {
  title: 'Child/Questions/Form',
  tags: ['screen'],
  component: FormScreen,
  decorators: [(story, context) => (context.parameters.contact ? ofContact : own)(story, context)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.findByRole('heading', { level: 1, name });

const fresh = answersServer(schoolAnswers, noAnswers);

/** From the intro through two questions; each save names the version of the previous reply. */
export const FromTheStart: Story = {
  parameters: { msw: [...fresh.handlers, ...aroundForms] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await heading(canvas, 'Din skola');
    await expect(canvas.getByText('Lykta på Lykta undrar hur du har det.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Börja' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Jag är redo' }));
    await heading(canvas, 'Hur har du det i skolan?');
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName(/^Fråga 2 av /);
    await userEvent.click(canvas.getByRole('radio', { name: 'Bra' }));
    await heading(canvas, 'Har du någon att vara med?');
    await waitFor(() => expect(fresh.saved).toHaveLength(2));
    await expect(present(fresh.saved[1], 'fresh.saved[1]').ifMatch).not.toBe(
      present(fresh.saved[0], 'fresh.saved[0]').ifMatch,
    );
    await expect(Object.keys(present(fresh.saved[1], 'fresh.saved[1]').document.answers)).toEqual([
      'hello',
      'feel',
    ]);
  },
};

/** In English: no intro, and resumes where the child was. */
export const English: Story = {
  globals: { language: 'en' },
  parameters: { msw: [...answersServer(schoolAnswers, someAnswers).handlers, ...aroundForms] },
  play: async ({ canvasElement }) => {
    await heading(within(canvasElement), 'Who do you like to be with?');
  },
};

/** Somebody who has begun comes to the question at once, without the intro. */
export const GoesOn: Story = {
  parameters: { msw: [...answersServer(schoolAnswers, someAnswers).handlers, ...aroundForms] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await heading(canvas, 'Vem är du helst med?');
    await expect(canvas.queryByRole('button', { name: 'Börja' })).toBeNull();
  },
};

const branching = answersServer(schoolAnswers, { answers: { ...someAnswers.answers }, inactive: {} });

/** Takes a branch and returns: inactive answers become active again. */
export const BackOverABranch: Story = {
  globals: { language: 'en' },
  parameters: { msw: [...branching.handlers, ...aroundForms] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await heading(canvas, 'Who do you like to be with?');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'No' }));
    await heading(canvas, 'How often are you alone?');
    await userEvent.click(canvas.getByRole('radio', { name: 'Often' }));
    await heading(canvas, 'Who do you like to be with?');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await heading(canvas, 'How often are you alone?');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Yes' }));
    await heading(canvas, 'Who do you like to be with?');
    await waitFor(() => expect(branching.saved.at(-1)?.document.inactive).toHaveProperty('alone'));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'No' }));
    // The inactive answer is active again, so the question is not asked again.
    await heading(canvas, 'Who do you like to be with?');
    await waitFor(() => expect(branching.saved.at(-1)?.document.answers).toHaveProperty('alone'));
  },
};

const unsteady = answersServer(schoolAnswers, someAnswers);

/** No network: the message, then the question with its choice; answering again saves once. */
export const NotSaved: Story = {
  globals: { language: 'en' },
  parameters: { msw: [...unsteady.handlers, ...aroundForms] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await heading(canvas, 'Who do you like to be with?');
    unsteady.failOnce();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'mum' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/can’t reach our server/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(await canvas.findByRole('checkbox', { name: 'mum' })).toBeChecked();
    await expect(unsteady.saved).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await heading(canvas, 'How often do you meet?');
    await waitFor(() => expect(unsteady.saved).toHaveLength(1));
  },
};

const crowded = answersServer(schoolAnswers, someAnswers);

/** A busy server: a notice, the next question at once, and the answer is saved by itself after a moment. */
export const Busy: Story = {
  parameters: { msw: [...crowded.handlers, ...aroundForms] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await heading(canvas, 'Vem är du helst med?');
    crowded.busyOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Ingen särskild' }));
    await canvas.findByText('Lykta hinner inte med just nu. Dina svar finns kvar här och sparas snart.');
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { level: 1, name: 'Vem är du helst med?' })).toBeNull(),
    );
    await waitFor(() => expect(crowded.saved).toHaveLength(1), { timeout: 5000 });
    await waitFor(() => expect(canvas.queryByText(/sparas snart/)).toBeNull());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

const shared = answersServer(schoolAnswers, someAnswers);

/** Another device saved meanwhile: both answers are kept. */
export const ChangedElsewhere: Story = {
  globals: { language: 'en' },
  parameters: { msw: [...shared.handlers, ...aroundForms] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await heading(canvas, 'Who do you like to be with?');
    shared.meanwhile({
      ...someAnswers,
      answers: {
        ...someAnswers.answers,
        likes: [{ answer: 'maths', timestamp: new Date().toISOString() }],
      },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Nobody special' }));
    await waitFor(() => expect(shared.saved).toHaveLength(1));
    await expect(Object.keys(present(shared.saved[0], 'shared.saved[0]').document.answers).sort()).toEqual([
      'feel',
      'friend',
      'hello',
      'likes',
      'with',
    ]);
    await heading(canvas, 'What do you like?');
  },
};

/** The last answer of an own form goes on automatically. */
export const LastAnswer: Story = {
  globals: { language: 'en' },
  parameters: { msw: [...answersServer(schoolAnswers, allButOne).handlers, ...aroundForms] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await heading(canvas, 'What do you want to change?');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nothing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('/form');
  },
};

const contact = [
  replies(fill(READ_FORM, { formId: 'meeting', formVersion: 1 }), Form, meetingForm),
  replies(READ_INVITATIONS, Invitations, someInvitations),
];

/** A requested form with no question left is sent only by the button. */
export const Send: Story = {
  parameters: {
    contact: true,
    msw: [
      accepts(
        fill(SEND_ANSWERS, { formId: 'meeting', formVersion: 1, invitationId: 'inv-1', requestId: 'req-1' }),
      ),
      ...answersServer(meetingAnswers, allAnswers).handlers,
      ...contact,
      ...aroundForms,
    ],
  },
  globals: { language: 'en' },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await heading(canvas, 'You have finished the questions');
    await userEvent.click(canvas.getByRole('button', { name: 'Look through the answers' }));
    await heading(canvas, 'Hello!');
    await userEvent.click(canvas.getByRole('button', { name: 'I am ready' }));
    await heading(canvas, 'How is school for you?');
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await canvas.findByText('/home');
  },
};

export const Sent: Story = {
  parameters: {
    contact: true,
    msw: [
      accepts(
        fill(SEND_ANSWERS, { formId: 'meeting', formVersion: 1, invitationId: 'inv-1', requestId: 'req-1' }),
      ),
      ...answersServer(meetingAnswers, allAnswers).handlers,
      ...contact,
      ...aroundForms,
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Skicka till Ungdomsteamet' }));
    await canvas.findByText('/form/sent');
  },
};

export const SendFails: Story = {
  parameters: {
    contact: true,
    msw: [
      fails(
        fill(SEND_ANSWERS, { formId: 'meeting', formVersion: 1, invitationId: 'inv-1', requestId: 'req-1' }),
        409,
        'invitation-closed',
      ),
      ...answersServer(meetingAnswers, allAnswers).handlers,
      ...contact,
      ...aroundForms,
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Skicka till Ungdomsteamet' }));
    await expect(await canvas.findByText(/Inbjudan är stängd/)).toBeVisible();
  },
};

/** Before sending: what they see first, and within how many days the unit reads. */
export const SaysWhenItReads: Story = {
  parameters: {
    contact: true,
    msw: [
      replies(READ_INVITATIONS, Invitations, {
        ...someInvitations,
        accepted: someInvitations.accepted.map((one) => ({ ...one, readsWithin: 1 })),
      }),
      ...answersServer(meetingAnswers, allAnswers).handlers,
      ...contact,
      ...aroundForms,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Ungdomsteamet läser inom 1 dag.')).toBeVisible();
    await expect(canvas.getByText(/Först ser de om du vill ha hjälp/)).toBeVisible();
  },
};

/** Sent answers are read-only. */
export const AlreadySent: Story = {
  parameters: {
    contact: true,
    msw: [
      replies(
        fill(READ_ASKED_ANSWERS, {
          formId: 'meeting',
          formVersion: 1,
          invitationId: 'inv-1',
          requestId: 'req-1',
        }),
        StoredAnswers,
        {
          ...allAnswers,
          done: '2026-11-10T10:00:00Z',
        },
      ),
      ...contact,
      ...aroundForms,
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('/beb/requestform/meeting/1/inv-1/req-1');
  },
};

export const Paused: Story = {
  parameters: {
    contact: true,
    msw: [
      replies(READ_INVITATIONS, Invitations, {
        ...someInvitations,
        accepted: someInvitations.accepted.map((one) => ({ ...one, status: { status: 'paused' } })),
      }),
      ...answersServer(meetingAnswers, noAnswers).handlers,
      ...contact,
      ...aroundForms,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/pausad just nu/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [hangs(fill(READ_OWN_ANSWERS, { formId: 'school', formVersion: 1 })), ...aroundForms] },
};

export const Failed: Story = {
  parameters: {
    msw: [fails(fill(READ_OWN_ANSWERS, { formId: 'school', formVersion: 1 }), 503, 'busy'), ...aroundForms],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Prova igen' })).toBeVisible();
  },
};

/** A missing form: retrying would not help, so the button leads home. */
export const NotThere: Story = {
  parameters: {
    msw: [
      fails(fill(READ_OWN_ANSWERS, { formId: 'school', formVersion: 1 }), 404, 'not-found'),
      ...aroundForms,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Till startsidan' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Prova igen' })).toBeNull();
  },
};
