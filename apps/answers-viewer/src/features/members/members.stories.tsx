import { mocked } from '@lykta/api/testing';
import { LIST_MEMBERS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { admin } from '../../testing/people.ts';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { at, onDesk } from '../../testing/story.tsx';
import { Members } from './members.tsx';

const here = { at: '/members', staff: admin };

const meta = {
  title: 'Viewer/Members/List',
  tags: ['screen'],
  component: Members,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...at(here), ...goodDayBut() },
} satisfies Meta<typeof Members>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ ...here, language: 'en' }) };
export const Loading: Story = { parameters: goodDayBut(mocked(LIST_MEMBERS, never)) };
export const Failed: Story = {
  parameters: goodDayBut(mocked(LIST_MEMBERS, () => problem(500, 'server-error'))),
};
/** Taking a sign-in away asks first. */
export const TurnsOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ta bort inloggningen för Karin Lind' }));
    await expect(
      await canvas.findByRole('dialog', { name: 'Ska Karin Lind sluta kunna logga in?' }),
    ).toBeVisible();
  },
};
