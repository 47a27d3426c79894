import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ChoiceChips } from './choice-chips.tsx';
import { ToggleChips } from './toggle-chips.tsx';
import type { ToggleChipsProps } from './toggle-chips.tsx';

function Kept(props: ToggleChipsProps) {
  const [values, setValues] = useState(props.values);
  const toggle = (value: string) =>
    setValues(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  return <ToggleChips {...props} values={values} onToggle={toggle} />;
}

function KeptOne(props: Omit<ToggleChipsProps, 'values' | 'onToggle'>) {
  const [value, setValue] = useState<string | null>(null);
  return <ChoiceChips {...props} value={value} onChoose={setValue} />;
}

const meta = {
  title: 'Components/Choices/ToggleChips',
  component: ToggleChips,
  subcomponents: { ChoiceChips },
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
  args: { more: { label: 'Visa fler', onClick: fn() } },
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

export const Chosen: Story = {
  args: { values: ['glad', 'trygg'], more: { label: 'Visa fler', onClick: () => {} } },
};

/** One of many: arrow keys move, and only a choice chooses. */
export const OneOfMany: Story = {
  render: ({ label, options }) => <KeptOne label={label} options={options} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'trygg' })).toBeChecked();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    options: [{ value: 'a', label: 'som att jag inte orkar vara med fast jag egentligen vill' }],
    values: ['a'],
  },
};
