import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../surface/card/card.tsx';
import { StreakBulbs } from './streak-bulbs.tsx';

const days = ['fre', 'lör', 'sön', 'mån', 'tis', 'ons', 'idag'];
const lit = (which: readonly number[]) =>
  days.map((label, index) => ({ label, lit: which.includes(index), today: index === 6 }));

const meta = {
  title: 'Components/Feedback/StreakBulbs',
  component: StreakBulbs,
  args: {
    label: 'De senaste sju dagarna: du har valt ett ansikte fredag, måndag, tisdag och onsdag',
    days: lit([0, 3, 4, 5]),
  },
  render: (args) => (
    <Card>
      <StreakBulbs {...args} />
    </Card>
  ),
  parameters: {
    guide: {
      do: ['A fact: lit where a face was chosen.', 'All of it in words for those who listen.'],
      dont: ['Red, crosses or "you missed" for a day without a face.', 'Faces or figures on a cord.'],
      pairs: [
        {
          right: () => (
            <Card>
              <StreakBulbs label="Fyra dagar" days={lit([0, 3, 4, 5])} />
              <p>Du har valt ett ansikte fyra dagar.</p>
            </Card>
          ),
          wrong: () => (
            <Card>
              <StreakBulbs label="Fyra dagar" days={lit([0, 3, 4, 5])} />
              <p>Du missade tre dagar!</p>
            </Card>
          ),
          because: 'An unlit bulb is a fact. Nobody is behind.',
        },
      ],
    },
  },
} satisfies Meta<typeof StreakBulbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeDays: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
};
export const EveryDay: Story = {
  args: { days: lit([0, 1, 2, 3, 4, 5, 6]), label: 'Du har valt ett ansikte varje dag' },
};
export const NoDay: Story = { args: { days: lit([]), label: 'Du har inte valt något ansikte än' } };
export const Narrow: Story = { globals: { viewport: { value: 'small' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const English: Story = {
  globals: { language: 'en' },
  args: {
    label: 'You have chosen a face on Friday, Monday, Tuesday and Wednesday',
    days: ['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'today'].map((label, index) => ({
      label,
      lit: [0, 3, 4, 5].includes(index),
      today: index === 6,
    })),
  },
};
