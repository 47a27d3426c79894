import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../surface/card.tsx';
import { Confetti } from './confetti.tsx';
import { Progress } from './progress.tsx';
import { StreakBulbs } from './streak-bulbs.tsx';

const meta = {
  title: 'Components/Feedback/Progress and StreakBulbs',
  component: Progress,
  subcomponents: { StreakBulbs, Confetti },
  args: { value: 3, max: 12, label: 'Fråga 3 av 12' },
  parameters: {
    guide: {
      do: ['The part of the way that is walked.', 'A streak is a fact.'],
      dont: ['Time, or counting down.', 'Red, crosses or "you missed" for a day without a face.'],
    },
  },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Fråga 3 av 12' });
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
    await expect(bar).toHaveAttribute('aria-valuemax', '12');
  },
};
export const WithWords: Story = { args: { showLabel: true } };
export const Start: Story = { args: { value: 0, label: 'Fråga 1 av 12' } };
export const Done: Story = { args: { value: 12, label: 'Fråga 12 av 12' } };
export const RightToLeft: Story = { args: { showLabel: true }, globals: { direction: 'rtl' } };

const days = ['fre', 'lör', 'sön', 'mån', 'tis', 'ons', 'idag'];

/** Lit where a face was chosen; an unlit bulb says nothing more than that. */
export const Streak: Story = {
  render: () => (
    <Card>
      <StreakBulbs
        label="De senaste sju dagarna: du har valt ett ansikte fredag, måndag, tisdag och onsdag"
        days={days.map((label, index) => ({ label, lit: [0, 3, 4, 5].includes(index), today: index === 6 }))}
      />
    </Card>
  ),
};
export const StreakWithToday: Story = {
  render: () => (
    <Card>
      <StreakBulbs
        label="De senaste sju dagarna: du har valt ett ansikte varje dag"
        days={days.map((label, index) => ({ label, lit: true, today: index === 6 }))}
      />
    </Card>
  ),
};
export const StreakNarrow: Story = { ...Streak, globals: { viewport: { value: 'small' } } };
/** Five seconds of confetti; with reduced motion a still lantern. */
export const Finished: Story = {
  render: () => (
    <div style={{ minBlockSize: '12rem' }}>
      <Confetti label="En tänd lykta" />
      <p>Alla frågor är klara.</p>
    </div>
  ),
};
