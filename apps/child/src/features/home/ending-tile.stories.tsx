import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../../testing/story.tsx';
import { EndingTile } from './ending-tile.tsx';

const meta = {
  title: 'Child/Home/Ending',
  component: EndingTile,
  decorators: [inApp({ at: '/home' })],
  args: {
    ending: [
      { unit: 'Ungdomsteamet', on: '2026-12-20' },
      { unit: 'Familjeteamet', on: '2027-01-02' },
    ],
  },
} satisfies Meta<typeof EndingTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the first one; the others stand behind it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('link', { name: /Dina svar tas snart bort/ });
    await expect(tile).toHaveTextContent('Ungdomsteamet tar bort dem 20 december');
    await expect(tile).not.toHaveTextContent('Familjeteamet');
    await expect(tile).toHaveAttribute('href', '/invitations/kept');
  },
};
export const English: Story = { globals: { language: 'en' } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { ending: [{ unit: 'Socialsekreterarna för barn och unga i Norra stadsdelen', on: '2026-12-20' }] },
};
