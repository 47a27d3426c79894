import { moodLevels, type MoodLevel, present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Card } from '../../surface/card/card.tsx';
import { MoodCalendar, type MoodCalendarProps } from './mood-calendar.tsx';

function Kept(props: MoodCalendarProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <div style={{ maxInlineSize: '34rem' }}>
      <Card style={{ paddingInline: 0 }}>
        <MoodCalendar {...props} selected={selected} onSelect={setSelected} />
      </Card>
    </div>
  );
}

const weekdays = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'];
const short = (long: string) => ({ short: long.slice(0, 3), long });
/** November 2026: six weeks, today is the 22nd. */
const LEAD = 6;
const TODAY = 22;
const moodAt = (number: number): MoodLevel | null =>
  number % 5 === 4 || number > TODAY
    ? null
    : present(moodLevels[(number * number + 2) % moodLevels.length], 'moodLevels[(…) % moodLevels.length]');

const november = (from: number) =>
  Array.from({ length: 30 }, (_, index) => ({
    key: `2026-11-${String(index + 1).padStart(2, '0')}`,
    number: index + 1,
    name: `${weekdays[(index + LEAD) % 7]} ${index + 1} november, ${moodAt(index + 1)?.toLowerCase() ?? 'inget ansikte'}`,
    mood: index + 1 < from ? null : moodAt(index + 1),
    open: index + 1 >= from && index + 1 <= TODAY,
  }));

const meta = {
  title: 'Components/Charts/MoodCalendar',
  component: MoodCalendar,
  args: {
    label: 'november 2026',
    weekdays: weekdays.map(short),
    lead: LEAD,
    days: november(1),
    today: '2026-11-22',
    selected: '2026-11-12',
    onSelect: () => {},
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['A blank sheet where a day has no face.', 'Only a number for a day ahead.'],
      dont: ['A cross, or a word such as missed.', 'A number of days without a face.'],
      keyboard: [
        ['Arrow keys', 'Go from day to day, and from week to week.'],
        ['Home, End', 'The first and the last day of the week.'],
        ['Enter, Space', 'Choose the day.'],
      ],
    },
  },
} satisfies Meta<typeof MoodCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One Tab stop. Arrow keys move and choose nothing; they stop at today. */
export const Month: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const day = (name: RegExp) => canvas.getByRole('button', { name });
    const onward = getComputedStyle(canvasElement).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.tab();
    await expect(day(/ 12 november/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(day(/ 19 november/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(day(/ 22 november/)).toHaveFocus();
    await userEvent.keyboard(onward);
    await expect(day(/ 22 november/)).toHaveFocus();
    await expect(day(/ 12 november/)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(day(/^måndag 16 november/)).toHaveAttribute('aria-pressed', 'true');
    await expect(day(/ 22 november/)).toHaveAttribute('aria-current', 'date');
    await expect(canvas.queryByRole('button', { name: / 23 november/ })).toBeNull();
    const grid = within(canvas.getByRole('grid', { name: 'november 2026' }));
    await expect(grid.getAllByRole('columnheader')[0]).toHaveAccessibleName('måndag');
  },
};

/** The child began on the 17th: the days before are only numbers. */
export const FirstMonth: Story = {
  args: { days: november(17), selected: '2026-11-22' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(6);
  },
};

/** Nothing is said about a day before it is known. */
export const Loading: Story = {
  args: { busy: true, selected: undefined, days: november(1).map((day) => ({ ...day, mood: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = { args: { days: november(1).map((day) => ({ ...day, mood: null })) } };
export const Narrow: Story = { globals: { viewport: { value: 'small' } } };

/** The week begins at the right edge, and the arrow keys follow. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <div dir="rtl">
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: / 13 november/ })).toHaveFocus();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  args: {
    label: 'November 2026',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(short),
    days: november(1).map((day) => ({ ...day, name: `${day.number} November` })),
  },
};
