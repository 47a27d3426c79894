import { present } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import { END_CASE } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { goodDayBut, problem } from '../../testing/handlers.ts';
import { children, invitations } from '../../testing/people.ts';
import { at, inApp } from '../../testing/story.tsx';
import { EndCase } from './end-case.tsx';

const said: unknown[] = [];
const one = {
  invitation: present(invitations[0], 'invitations[0]'),
  child: present(children[0], 'children[0]'),
};

const meta = {
  title: 'Viewer/Answers/End case',
  component: EndCase,
  decorators: [inApp],
  args: { one },
  parameters: goodDayBut(
    mocked(END_CASE, async ({ request }) => {
      said.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  ),
} satisfies Meta<typeof EndCase>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ending says what it means for the child, and asks first. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    said.length = 0;
    await userEvent.click(await screen.findByRole('button', { name: 'Avsluta ärendet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Avsluta ärendet för Barn 7KF-2MA?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Avsluta ärendet' }));
    await screen.findByText('Ärendet är avslutat.');
    await expect(said).toEqual([{ ended: true }]);
  },
};
export const Ended: Story = {
  args: { one: { ...one, child: { ...one.child, ended: '2026-11-20' } } },
  play: async ({ userEvent }) => {
    said.length = 0;
    await userEvent.click(await screen.findByRole('button', { name: 'Öppna ärendet igen' }));
    await screen.findByText('Ärendet är öppet igen.');
    await expect(said).toEqual([{ ended: false }]);
  },
};
export const Failed: Story = {
  parameters: goodDayBut(mocked(END_CASE, () => problem(503, 'busy'))),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Avsluta ärendet' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Avsluta ärendet' }));
    await screen.findByText('Lykta hinner inte med just nu. Försök igen om en stund.');
  },
};
export const English: Story = { parameters: at({ language: 'en' }) };
