import { moodLevels, moods, present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../surface/card/card.tsx';
import { MoodPicker } from './mood-picker.tsx';
import { Smiley } from '../../art/smiley/smiley.tsx';

const meta = {
  title: 'Components/Choices/MoodPicker',
  component: MoodPicker,
  args: {
    moods: moodLevels.map((mood) => ({
      mood,
      label: moods[mood].label.sv,
      href: `/mood/${mood.toLowerCase()}`,
    })),
    chosenLabel: 'valt idag',
  },
  render: (args) => (
    <Card>
      <h2>Hur är läget idag?</h2>
      <MoodPicker {...args} />
    </Card>
  ),
  parameters: {
    guide: {
      do: ['Always all of them, always with their words.'],
      dont: ['Praise one of them.'],
      pairs: [
        {
          right: () => <Smiley mood="CRAPPY" size={72} label="Botten" />,
          wrong: () => <span style={{ fontSize: '4rem', lineHeight: 1 }}>😭</span>,
          because: 'Sad is sad, never funny; an emoji looks different everywhere.',
        },
      ],
      keyboard: [['Tab, Enter', 'Goes to a face, follows it.']],
    },
  },
} satisfies Meta<typeof MoodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {};
export const ChosenToday: Story = {
  args: { chosen: 'OK' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Okej valt idag' })).toHaveAttribute('href', '/mood/ok');
  },
};
export const Narrow: Story = { ...ChosenToday, globals: { viewport: { value: 'small' } } };
/** Two words stand in the middle below their face. */
export const TwoWords: Story = {
  globals: { viewport: { value: 'small' } },
  args: { moods: meta.args.moods.map((mood) => ({ ...mood, label: 'سيئ جدًا' })) },
  play: async ({ canvas }) => {
    for (const mood of canvas.getAllByRole('link'))
      await expect(getComputedStyle(present(mood.lastElementChild, 'the words')).textAlign).toBe('center');
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    moods: meta.args.moods.map((mood) => ({
      ...mood,
      label: moods[mood.mood].label.en,
    })),
    chosen: 'GOOD',
    chosenLabel: 'chosen today',
  },
  render: (args) => (
    <Card>
      <h2>How are you today?</h2>
      <MoodPicker {...args} />
    </Card>
  ),
};
