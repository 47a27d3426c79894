import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { BirthYearField } from './birth-year-field.tsx';
import type { FieldProps } from '../text-field/text-field.tsx';

function Typed(props: FieldProps) {
  const [value, setValue] = useState(props.value);
  return <BirthYearField {...props} value={value} onValue={setValue} />;
}

const meta = {
  title: 'Components/Fields/BirthYearField',
  component: BirthYearField,
  args: { label: 'Vilket år är du född?', value: '', onValue: () => {}, help: 'Fyra siffror' },
  render: (args) => <Typed {...args} />,
  parameters: {
    guide: {
      do: ['Four digits, typed.'],
      dont: ['A list of a hundred years.'],
      keyboard: [['Digits', 'Anything else is left out; after four it is full.']],
    },
  },
} satisfies Meta<typeof BirthYearField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '20x123');
    await expect(field).toHaveValue('2012');
  },
};
export const WithError: Story = { args: { value: '3012', error: 'Skriv ett år som har varit.' } };
export const English: Story = {
  globals: { language: 'en' },
  args: { label: 'What year were you born?', help: 'Four digits' },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Vilket år är du född? Du behöver inte skriva vilken dag.',
    help: 'Fyra siffror. Den som läser din berättelse ser året bara om du vill.',
  },
};
