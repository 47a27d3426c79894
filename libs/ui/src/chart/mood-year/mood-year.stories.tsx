import { moodLevels, type MoodLevel, present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MoodYear } from './mood-year.tsx';

const names = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
];
const english = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** The year 2026, with faces from the month `from` to the month `to`. */
const yearOf = (from: number, to: number) =>
  names.map((label, index) => {
    const open = index >= from && index <= to;
    const days = Array.from({ length: new Date(Date.UTC(2026, index + 1, 0)).getUTCDate() }, (_, day) =>
      open && (day + index) % 4 > 0
        ? present(moodLevels[(day * day + index) % moodLevels.length], 'moodLevels[(…) % moodLevels.length]')
        : null,
    ) satisfies (MoodLevel | null)[];
    return {
      key: String(index),
      label,
      summary: open ? 'Bra 12, Okej 9' : '',
      lead: (new Date(Date.UTC(2026, index, 1)).getUTCDay() + 6) % 7,
      days,
      open,
    };
  });

const meta = {
  title: 'Components/Charts/MoodYear',
  component: MoodYear,
  args: { months: yearOf(2, 10), onOpen: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '34rem' }}>{Story()}</div>],
  parameters: {
    guide: {
      do: ['The same in words below it.', 'A dot where a day has no face.'],
      dont: ['An average of a month.', 'Days to press: they are too small.'],
      keyboard: [['Tab, Enter', 'Go from month to month, and open one.']],
    },
  },
} satisfies Meta<typeof MoodYear>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A month opens when it is pressed; months ahead, and before the child began, are only names. */
export const Year: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(9);
    await userEvent.click(canvas.getByRole('button', { name: 'mars: Bra 12, Okej 9' }));
    await expect(args.onOpen).toHaveBeenCalledWith('2');
    await expect(canvas.queryByRole('button', { name: /december/ })).toBeNull();
  },
};

export const Empty: Story = { args: { months: yearOf(12, 12) } };
export const Narrow: Story = { ...Year, play: undefined, globals: { viewport: { value: 'small' } } };
export const RightToLeft: Story = { ...Year, play: undefined, globals: { direction: 'rtl' } };
export const English: Story = {
  globals: { language: 'en' },
  args: {
    months: yearOf(0, 11).map((month, index) => ({
      ...month,
      label: english.format(new Date(Date.UTC(2026, index, 15))),
      summary: 'Good 12, Okay 9',
    })),
  },
};
