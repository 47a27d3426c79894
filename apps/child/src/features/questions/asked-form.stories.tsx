import { Form, Invitations, StoredAnswers } from '@lykta/domain';
import { READ_ASKED_ANSWERS, READ_FORM, READ_INVITATIONS, SEND_ANSWERS, fill } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answersServer, aroundForms, meetingAnswers } from '../../testing/answering.ts';
import { someInvitations } from '../../testing/fixtures.ts';
import { allAnswers, meetingForm, noAnswers } from '../../testing/forms.ts';
import { accepts, fails, replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { FormScreen } from './form-screen.tsx';

const meta = {
  title: 'Child/Questions/Form asked for',
  tags: ['screen'],
  component: FormScreen,
  decorators: [
    inApp({
      at: '/form/meeting/1/inv-1/req-1',
      route: '/form/:formIdParam/:formVersionParam/:invitationId/:requestId/:questionId?',
    }),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.findByRole('heading', { level: 1, name });

const meeting = { formId: 'meeting', formVersion: 1, invitationId: 'inv-1', requestId: 'req-1' };
const send = fill(SEND_ANSWERS, meeting);
const contact = [
  replies(fill(READ_FORM, { formId: 'meeting', formVersion: 1 }), Form, meetingForm),
  replies(READ_INVITATIONS, Invitations, someInvitations),
];

/** A requested form with no question left is sent only by the button. */
export const SendInEnglish: Story = {
  parameters: {
    msw: [accepts(send), ...answersServer(meetingAnswers, allAnswers).handlers, ...contact, ...aroundForms],
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
    msw: [accepts(send), ...answersServer(meetingAnswers, allAnswers).handlers, ...contact, ...aroundForms],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Skicka till Ungdomsteamet' }));
    await canvas.findByText('/form/sent');
  },
};

export const SendFails: Story = {
  parameters: {
    msw: [
      fails(send, 409, 'invitation-closed'),
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
    await expect(await canvas.findByText('De som jobbar på Ungdomsteamet läser inom 1 dag.')).toBeVisible();
    await expect(canvas.getByText(/Först ser de om du vill ha hjälp/)).toBeVisible();
  },
};

/** Sent answers are read-only. */
export const AlreadySent: Story = {
  parameters: {
    msw: [
      replies(fill(READ_ASKED_ANSWERS, meeting), StoredAnswers, {
        ...allAnswers,
        done: '2026-11-10T10:00:00Z',
      }),
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
