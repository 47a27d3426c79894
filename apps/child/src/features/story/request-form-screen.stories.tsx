import { mocked } from '@lykta/api/testing';
import { Form, Invitations, Reading, StoredAnswers, dayOf } from '@lykta/domain';
import {
  ADD_REMARK,
  LIST_READINGS,
  READ_ASKED_ANSWERS,
  READ_FORM,
  READ_INVITATIONS,
  fill,
} from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { z } from 'zod';
import { aroundForms, meetingAnswers } from '../../testing/answering.ts';
import { someInvitations } from '../../testing/fixtures.ts';
import { allAnswers, meetingForm } from '../../testing/forms.ts';
import { fails, hangs, records, replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { expectWordsInside } from '../../testing/words-inside.ts';
import { RequestFormScreen } from './request-form-screen.tsx';

const READ = fill(READ_ASKED_ANSWERS, meetingAnswers);
const sent = replies(READ, StoredAnswers, { ...allAnswers, done: '2026-11-10T10:00:00Z' });
const reading = {
  invitation: 'inv-1',
  request: 'req-1',
  form: { id: 'meeting', version: 1 },
  day: '2026-11-12',
  role: 'worker',
  unit: 'Ungdomsteamet',
};
const around = [
  replies(fill(READ_FORM, { formId: 'meeting', formVersion: 1 }), Form, meetingForm),
  replies(READ_INVITATIONS, Invitations, someInvitations),
  replies(LIST_READINGS, z.array(Reading), [reading]),
  ...aroundForms,
];

const meta = {
  title: 'Child/Story/Sent answers',
  tags: ['screen'],
  component: RequestFormScreen,
  decorators: [
    inApp({
      at: '/beb/requestform/meeting/1/inv-1/req-1',
      route: '/beb/requestform/:formId/:formVersion/:invitationId/:requestId',
    }),
  ],
  parameters: { layout: 'fullscreen', msw: [sent, ...around] },
} satisfies Meta<typeof RequestFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Du skickade till Ungdomsteamet 10 november.')).toBeVisible();
    await expect(await canvas.findByText('Handläggare på Ungdomsteamet läste 12 november.')).toBeVisible();
    await expect(canvas.getByText('Idrott, Maten')).toBeVisible();
  },
};

const remarks: { question: string }[] = [];

/** Sent answers can't be edited; the child can say that one is not true any more. */
export const NotTrueAnyMore: Story = {
  parameters: {
    msw: [
      records(fill(ADD_REMARK, meetingAnswers), remarks),
      mocked(READ, () =>
        HttpResponse.json({
          ...allAnswers,
          done: '2026-11-10T10:00:00Z',
          remarks: remarks.map(({ question }) => question),
        }),
      ),
      ...around,
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Något stämmer inte' }));
    await userEvent.click(
      canvas.getByRole('button', { name: /^Det här stämmer inte längre: Vad tycker du om\?/ }),
    );
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Säg till' }));
    await expect(await canvas.findByText('Du har sagt till att det inte stämmer.')).toBeVisible();
    await expect(remarks).toEqual([{ question: 'likes', remark: 'not-true-any-more' }]);
  },
};

/** The unit says when it reads, and has answered: role and day, no name. */
export const AnsweredBack: Story = {
  parameters: {
    msw: [
      replies(READ, StoredAnswers, {
        ...allAnswers,
        done: '2026-11-10T10:00:00Z',
        answerBack: { answer: { kind: 'contact', before: '2026-11-27' }, role: 'worker', day: '2026-11-20' },
      }),
      replies(READ_INVITATIONS, Invitations, {
        ...someInvitations,
        accepted: someInvitations.accepted.map((one) => ({ ...one, readsWithin: 3 })),
      }),
      ...around,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Ungdomsteamet har svarat dig' })).toBeVisible();
    await expect(canvas.getByText('Jag hör av mig före fredag 27 november.')).toBeVisible();
    await expect(canvas.getByText('Handläggare på Ungdomsteamet, 20 november')).toBeVisible();
    await expect(canvas.getByText(/Ungdomsteamet läser inom 3 dagar\./)).toBeVisible();
  },
};

/** The unit's name stays in the card, in the smallest window with the largest letters. */
export const AnsweredBackInASmallWindow: Story = {
  ...AnsweredBack,
  globals: { viewport: { value: 'small' }, text: '130' },
  play: async ({ canvas }) => {
    await expectWordsInside([await canvas.findByRole('heading', { name: /Ungdomsteamet/ })]);
  },
};

/** The weekday of a promise stands there on that day too. */
export const PromisedForToday: Story = {
  parameters: {
    msw: [
      replies(READ, StoredAnswers, {
        ...allAnswers,
        done: '2026-11-10T10:00:00Z',
        answerBack: {
          answer: { kind: 'contact', before: dayOf(new Date()) },
          role: 'worker',
          day: '2026-11-20',
        },
      }),
      ...around,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Jag hör av mig före torsdag 26 november.')).toBeVisible();
  },
};

export const AnsweredBackInEnglish: Story = {
  globals: { language: 'en' },
  parameters: AnsweredBack.parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('I get in touch before Friday 27 November.')).toBeVisible();
  },
};

export const ReadByNobody: Story = {
  parameters: { msw: [sent, replies(LIST_READINGS, z.array(Reading), []), ...around] },
};

export const NotSentYet: Story = {
  parameters: { msw: [replies(READ, StoredAnswers, allAnswers), ...around] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('/form/meeting/1/inv-1/req-1');
  },
};

export const Loading: Story = { parameters: { msw: [hangs(READ), ...around] } };

export const SomebodyElses: Story = {
  parameters: { msw: [fails(READ, 404, 'not-found'), ...around] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Det du letar efter finns inte längre.'),
    ).toBeVisible();
  },
};

export const English: Story = { globals: { language: 'en' } };
