import { localText, moodLevels, moods, tableOf, type Language, type MoodLevel, present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { Card } from '../../surface/card/card.tsx';
import { MoodChart, type MoodChartProps } from './mood-chart.tsx';

function Kept(props: MoodChartProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <div style={{ maxInlineSize: '34rem' }}>
      <Card>
        <MoodChart {...props} selected={selected} onSelect={setSelected} />
      </Card>
    </div>
  );
}

const week: (MoodLevel | null)[] = ['MEH', null, null, 'BAD', 'OK', 'GOOD', 'GOOD'];
const names = ['fredag', 'lördag', 'söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag'];
const month: (MoodLevel | null)[] = Array.from({ length: 30 }, (_, index) =>
  index % 6 === 3
    ? null
    : present(moodLevels[(index * index + 2) % moodLevels.length], 'moodLevels[(…) % moodLevels.length]'),
);

const labelsIn = (language: Language) =>
  tableOf(moodLevels, (level) => localText(moods[level].label, language));

const meta = {
  title: 'Components/Charts/MoodChart',
  component: MoodChart,
  args: {
    label: 'Välj dag',
    noMoodLabel: 'inget ansikte',
    moodLabels: labelsIn('sv'),
    selected: 6,
    onSelect: () => {},
    days: week.map((mood, index) => ({
      key: String(index),
      label: present(names[index], 'names[index]').slice(0, 3),
      name: `${names[index]} ${13 + index} november`,
      mood,
    })),
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['Words on the axis, faces as points.', 'Leave the gap where a day has no face.'],
      dont: ['An average.', 'A line over a day without a face.'],
      keyboard: [
        ['Arrow keys', 'Go from day to day.'],
        ['Home, End', 'The first day, the last.'],
      ],
    },
  },
} satisfies Meta<typeof MoodChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The line has a gap at a day without a mood. The chosen day is highlighted; arrow keys go day by day. */
export const Week: Story = {
  play: async ({ canvas }) => {
    const days = canvas.getByRole('slider', { name: 'Välj dag' });
    await expect(days).toHaveAttribute('aria-valuetext', 'torsdag 19 november: Bra');
    await fireEvent.change(days, { target: { value: '3' } });
    await expect(days).toHaveAttribute('aria-valuetext', 'måndag 16 november: Dåligt');
    await fireEvent.change(days, { target: { value: '1' } });
    await expect(days).toHaveAttribute('aria-valuetext', 'lördag 14 november: inget ansikte');
    await fireEvent.change(days, { target: { value: '6' } });
  },
};
export const Month: Story = {
  args: {
    selected: 29,
    days: month.map((mood, index) => ({
      key: String(index),
      label: String(index + 1),
      name: `${index + 1} november`,
      mood,
    })),
  },
};
export const OneDay: Story = {
  args: { days: meta.args.days.map((day, index) => (index === 6 ? day : { ...day, mood: null })) },
};
export const Narrow: Story = { ...Week, play: undefined, globals: { viewport: { value: 'small' } } };
export const RightToLeft: Story = { ...Week, play: undefined, globals: { direction: 'rtl' } };
export const English: Story = {
  globals: { language: 'en' },
  args: {
    label: 'Choose a day',
    noMoodLabel: 'no face',
    moodLabels: labelsIn('en'),
    days: meta.args.days.map((day, index) => ({
      ...day,
      label: present(
        ['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu'][index],
        '[’Fri’, ’Sat’, ’Sun’, ’Mon’, ’Tue’, ’Wed’, ’Th',
      ),
      name: `${13 + index} November`,
    })),
  },
};
/** No data yet: the axis labels are shown, without a line. */
export const NoDays: Story = {
  args: { days: meta.args.days.map((day) => ({ ...day, mood: null })) },
};
