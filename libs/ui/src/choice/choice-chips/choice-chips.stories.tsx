import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ChoiceChips } from './choice-chips.tsx';
import type { OneOf } from '../choice.ts';

function Kept(props: OneOf) {
  const [value, setValue] = useState(props.value);
  return <ChoiceChips {...props} value={value} onChoose={setValue} />;
}

const meta = {
  title: 'Components/Choices/ChoiceChips',
  component: ChoiceChips,
  args: {
    label: 'Vilken dag är bäst?',
    value: null,
    onChoose: () => {},
    options: ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag'].map((word) => ({
      value: word,
      label: word,
    })),
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['More than four short answers, of which one fits.'],
      dont: ['Sentences.'],
      keyboard: [
        ['Arrow keys', 'Move the focus, and choose nothing.'],
        ['Enter, Space', 'Choose.'],
      ],
    },
  },
} satisfies Meta<typeof ChoiceChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'onsdag' })).toBeChecked();
  },
};
export const Chosen: Story = { args: { value: 'torsdag' } };
export const RightToLeft: Story = { args: { value: 'torsdag' }, globals: { direction: 'rtl' } };
export const English: Story = {
  globals: { language: 'en' },
  args: {
    label: 'Which day is best?',
    options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((word) => ({
      value: word,
      label: word,
    })),
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    value: 'a',
    options: [
      { value: 'a', label: 'någon gång i veckan, men mest när jag är hos pappa' },
      { value: 'b', label: 'aldrig' },
    ],
  },
};
