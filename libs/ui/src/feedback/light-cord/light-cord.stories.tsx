import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LightCord } from './light-cord.tsx';

const meta = {
  title: 'Components/Feedback/LightCord',
  component: LightCord,
  render: () => (
    <>
      <LightCord />
      <p>Alla frågor är klara.</p>
    </>
  ),
  parameters: {
    guide: {
      do: ['Once, when something is done; beside words that say what.'],
      dont: ['A number of bulbs that counts something.', 'Bulbs that blink or light again.'],
    },
  },
} satisfies Meta<typeof LightCord>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last bulb is lit after less than half a second; after that nothing moves. */
export const Lit: Story = {
  globals: { motion: 'full' },
  play: async ({ canvasElement }) => {
    const moves = canvasElement.getAnimations({ subtree: true });
    await expect(moves).not.toEqual([]);
    const ends = moves.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    await expect(Math.max(0, ...ends)).toBeLessThan(500);
    for (const move of moves) move.finish();
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([]);
    const bulbs = [...canvasElement.querySelectorAll('[data-lit] > span')];
    await expect(bulbs).toHaveLength(7);
    await expect(bulbs.map((bulb) => getComputedStyle(bulb).opacity)).toEqual(bulbs.map(() => '1'));
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'small' } } };
export const English: Story = {
  globals: { language: 'en' },
  render: () => (
    <>
      <LightCord />
      <p>You have answered all of the questions.</p>
    </>
  ),
};
