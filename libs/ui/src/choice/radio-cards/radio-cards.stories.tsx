import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioCards } from './radio-cards.tsx';
import type { OneOf } from '../choice.ts';

const onChoose = fn();

function One(props: OneOf) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioCards
      {...props}
      value={value}
      onChoose={(chosen) => {
        setValue(chosen);
        onChoose(chosen);
      }}
    />
  );
}

const meta = {
  title: 'Components/Choices/RadioCards',
  component: RadioCards,
  args: {
    label: 'Hur är det på rasterna?',
    value: null,
    onChoose: () => {},
    options: [
      { value: 'good', label: 'Oftast bra' },
      { value: 'mixed', label: 'Ibland bra, ibland inte' },
      { value: 'bad', label: 'Oftast inte bra' },
    ],
  },
  render: (args) => <One {...args} />,
  parameters: {
    guide: {
      do: ['Up to four answers.', 'Colour, line and check change together.'],
      dont: ['Choose something from the start.', 'More than five of them: use chips.'],
      pairs: [
        {
          right: () => (
            <RadioCards
              label="Har du någon att vara med?"
              value={null}
              onChoose={() => {}}
              options={[
                { value: 'yes', label: 'Ja' },
                { value: 'no', label: 'Nej' },
              ]}
            />
          ),
          wrong: () => (
            <RadioCards
              label="Har du någon att vara med?"
              value="yes"
              onChoose={() => {}}
              options={[
                { value: 'yes', label: 'Ja' },
                { value: 'no', label: 'Nej' },
              ]}
            />
          ),
          because: 'Nothing is chosen before the child has chosen.',
        },
      ],
      keyboard: [
        ['Arrow keys', 'Move the focus, and choose nothing.'],
        ['Enter, Space', 'Choose.'],
        ['Home, End', 'Go to the first, the last.'],
      ],
    },
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys only move the focus, so that a child does not answer by exploring. */
export const Unchosen: Story = {
  play: async ({ canvas, userEvent }) => {
    onChoose.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Oftast bra' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Ibland bra, ibland inte' })).toHaveFocus();
    await expect(onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledOnce();
    await expect(onChoose).toHaveBeenCalledWith('mixed');
    await expect(canvas.getByRole('radio', { name: 'Ibland bra, ibland inte' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Oftast inte bra' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onChoose).toHaveBeenLastCalledWith('bad');
  },
};

export const Chosen: Story = { args: { value: 'mixed' } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    value: 'a',
    options: [
      {
        value: 'a',
        label: 'Jag vill prata med någon som jag inte känner, men bara om jag får välja vem det är',
        help: 'Då visar vi vilka som finns, och vad de brukar kunna hjälpa till med.',
      },
      { value: 'b', label: 'Nej', help: 'Det går bra att ändra sig senare.' },
    ],
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    label: 'How are your breaks?',
    value: 'good',
    options: [
      { value: 'good', label: 'Mostly good' },
      { value: 'bad', label: 'Mostly not so good' },
    ],
  },
};
