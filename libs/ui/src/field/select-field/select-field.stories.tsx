import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

const options = [
  { value: 'all', label: 'Alla' },
  { value: 'north', label: 'Norra teamet' },
  { value: 'south', label: 'Södra teamet' },
];

function Kept(props: SelectFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SelectField {...props} value={value} onValue={setValue} />;
}

const meta = {
  title: 'Components/Fields/SelectField',
  component: SelectField,
  args: { label: 'Enhet', value: 'all', options, onValue: () => {} },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['For one of many short words, mostly for adults.'],
      dont: ['For fewer than five: show them all.'],
      keyboard: [
        ['Arrow keys', 'Choose.'],
        ['Letters', 'Go to a word.'],
      ],
    },
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Enhet' });
    await userEvent.selectOptions(field, 'Södra teamet');
    await expect(field).toHaveValue('south');
  },
};
export const ForAdults: Story = {
  decorators: [(Story) => <div data-density="adult">{Story()}</div>],
  args: { size: 'compact' },
};
export const WithError: Story = { args: { error: 'Välj en enhet.' } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Vilken enhet hör de barn till som du vill bjuda in?',
    value: 'long',
    options: [{ value: 'long', label: 'Socialsekreterarna för barn och unga i Norra stadsdelen' }],
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    label: 'Unit',
    options: [
      { value: 'all', label: 'Everyone' },
      { value: 'north', label: 'North team' },
    ],
  },
};
