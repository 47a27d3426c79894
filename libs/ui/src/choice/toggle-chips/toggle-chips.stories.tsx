import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ToggleChips, type ToggleChipsProps } from './toggle-chips.tsx';

function Kept(props: ToggleChipsProps) {
  const [values, setValues] = useState(props.values);
  const toggle = (value: string) =>
    setValues(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  return <ToggleChips {...props} values={values} onToggle={toggle} />;
}

const short = ['glad', 'lugn', 'trygg'].map((word) => ({ value: word, label: word }));
const long = ['Jag är glad för det mesta', 'Jag är lugn när jag är hemma'].map((words) => ({
  value: words,
  label: words,
}));

const meta = {
  title: 'Components/Choices/ToggleChips',
  component: ToggleChips,
  args: {
    label: 'Vad känner du just nu?',
    values: [],
    onToggle: () => {},
    options: ['glad', 'lugn', 'trygg', 'stolt', 'nöjd', 'pigg', 'hoppfull', 'tacksam', 'avslappnad'].map(
      (word) => ({
        value: word,
        label: word,
      }),
    ),
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['More than four short answers.', 'A dashed chip shows more.'],
      dont: ['Sentences.'],
      pairs: [
        {
          right: () => <ToggleChips label="Vad känner du?" values={[]} onToggle={() => {}} options={short} />,
          wrong: () => <ToggleChips label="Vad känner du?" values={[]} onToggle={() => {}} options={long} />,
          because: 'Words are seen at once; sentences have cards of their own.',
        },
      ],
      keyboard: [
        ['Tab', 'Goes from chip to chip, where several can be chosen.'],
        ['Arrow keys', 'Move the focus, where one can be chosen.'],
        ['Enter, Space', 'Choose.'],
      ],
    },
  },
} satisfies Meta<typeof ToggleChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  args: { several: true, more: { label: 'Visa fler', onClick: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const glad = canvas.getByRole('button', { name: 'glad' });
    await userEvent.click(glad);
    await expect(glad).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'trygg' }));
    await userEvent.click(glad);
    await expect(glad).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Visa fler' }));
    await expect(args.more?.onClick).toHaveBeenCalledOnce();
  },
};

/** The check mark makes no chip wider, so the next press finds its word where it was. */
export const NothingMoves: Story = {
  play: async ({ canvas, userEvent }) => {
    const places = () => canvas.getAllByRole('button').map((chip) => chip.getBoundingClientRect().left);
    const before = places();
    await userEvent.click(canvas.getByRole('button', { name: 'glad' }));
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
    await expect(places()).toEqual(before);
  },
};

export const Chosen: Story = {
  args: { values: ['glad', 'trygg'], more: { label: 'Visa fler', onClick: () => {} } },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    options: [{ value: 'a', label: 'som att jag inte orkar vara med fast jag egentligen vill' }],
    values: ['a'],
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    label: 'What do you feel right now?',
    values: ['happy'],
    options: ['happy', 'calm', 'safe', 'proud', 'content'].map((word) => ({ value: word, label: word })),
    more: { label: 'Show more', onClick: () => {} },
  },
};
