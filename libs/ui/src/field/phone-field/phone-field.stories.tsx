import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PhoneField } from './phone-field.tsx';
import type { FieldProps } from '../text-field/text-field.tsx';

function Typed(props: FieldProps) {
  const [value, setValue] = useState(props.value);
  return <PhoneField {...props} value={value} onValue={setValue} />;
}

const meta = {
  title: 'Components/Fields/PhoneField',
  component: PhoneField,
  args: {
    label: 'Mobilnummer (10 siffror)',
    value: '',
    onValue: () => {},
    help: 'Till exempel 070 123 45 67',
  },
  render: (args) => <Typed {...args} />,
  parameters: {
    guide: {
      do: ['Show the number in groups, keep its digits.', 'Take +46 and 0046 too.'],
      dont: ['Ask for a country.'],
      keyboard: [['Digits', 'Anything else is left out.']],
    },
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ten digits in groups. A pasted +46 becomes the leading 0, and the caret keeps its position. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    await userEvent.paste('+46 70-123 45 67 89');
    await expect(field).toHaveValue('070 123 45 67');
    await userEvent.type(field, '9', { initialSelectionStart: 1, initialSelectionEnd: 2 });
    await expect(field).toHaveValue('090 123 45 67');
    await expect(field.selectionStart).toBe(2);
  },
};
export const Filled: Story = { args: { value: '0701234567' } };
export const WithError: Story = { args: { value: '07012', error: 'Skriv alla tio siffrorna.' } };
export const English: Story = {
  globals: { language: 'en' },
  args: { label: 'Mobile number (10 digits)', help: 'For example 070 123 45 67' },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Mobilnumret som du vill logga in med (10 siffror, det börjar med 07)',
    value: '0701234567',
    help: 'Vi ringer aldrig. Vi skickar bara koder dit, och bara när du har bett om det.',
  },
};
