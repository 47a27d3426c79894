import { present } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import { GIVE_REASON } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { ownChildren } from '../../testing/cases.ts';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { invitations } from '../../testing/people.ts';
import { at, inApp } from '../../testing/story.tsx';
import { Emergency } from './emergency.tsx';

const one = {
  invitation: present(invitations[0], 'invitations[0]'),
  child: present(ownChildren[3], 'ownChildren[3]'),
};
const given: unknown[] = [];

const meta = {
  title: 'Viewer/Answers/Emergency',
  component: Emergency,
  decorators: [inApp],
  args: { one },
  parameters: goodDayBut(
    mocked(GIVE_REASON, async ({ request }) => {
      given.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  ),
} satisfies Meta<typeof Emergency>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing opens without a reason; with one, the server is told that it is an emergency. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    given.length = 0;
    await canvas.findByText('Olle Ström är ansvarig.');
    await userEvent.click(canvas.getByRole('button', { name: 'Öppna akut' }));
    await expect(given).toEqual([]);
    await userEvent.type(canvas.getByLabelText('Varför är det akut?'), 'Skolan ringde');
    await userEvent.click(canvas.getByRole('button', { name: 'Öppna akut' }));
    const place = { invitation: 'inv-1', client: '4RB7HD' };
    await waitFor(() => expect(given).toEqual([{ ...place, reason: 'Skolan ringde', urgent: true }]));
  },
};
export const English: Story = { parameters: at({ language: 'en' }) };
export const NobodyResponsible: Story = {
  args: { one: { ...one, child: { ...one.child, responsible: undefined } } },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    one: { ...one, child: { ...one.child, responsible: 'Alexandra-Maria von Essen-Lindqvist Bergström' } },
  },
};
export const Loading: Story = {
  parameters: goodDayBut(mocked(GIVE_REASON, never)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Varför är det akut?'), 'Skolan ringde');
    await userEvent.click(canvas.getByRole('button', { name: 'Öppna akut' }));
  },
};
export const TooMany: Story = {
  parameters: goodDayBut(mocked(GIVE_REASON, () => problem(429, 'too-many-tries', { 'Retry-After': '60' }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Varför är det akut?'), 'Skolan ringde');
    await userEvent.click(canvas.getByRole('button', { name: 'Öppna akut' }));
    await canvas.findByText('För många försök. Vänta en minut.');
  },
};
