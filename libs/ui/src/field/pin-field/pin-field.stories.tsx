import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PinField, type PinFieldProps } from './pin-field.tsx';

function Typed(props: PinFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PinField {...props} value={value} onValue={setValue} />;
}

const meta = {
  title: 'Components/Fields/PinField',
  component: PinField,
  args: { label: 'Fyra siffror', length: 4, value: '', onValue: () => {} },
  render: (args) => <Typed {...args} />,
  parameters: {
    guide: {
      do: ['Light a bulb for each digit.', 'Go on by itself after the last one.'],
      dont: ['Show or speak a digit.', 'Use it for a password.'],
      keyboard: [['Digits', 'Light the next bulb; Backspace puts the last one out.']],
    },
  },
} satisfies Meta<typeof PinField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Accepts only digits, and no more than `length`. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Fyra siffror');
    await userEvent.type(field, '1a2');
    await expect(field).toHaveValue('12');
    await userEvent.type(field, '3456');
    await expect(field).toHaveValue('1234');
    await userEvent.type(field, '{Backspace}{Backspace}');
    await expect(field).toHaveValue('12');
  },
};
export const Filled: Story = { args: { value: '1234' } };
export const WithError: Story = { args: { error: 'Fel siffror. Prova igen.' } };
export const WithHelp: Story = { args: { value: '1', help: 'Inte 1234 eller ditt födelseår.' } };
/** The bulbs stand in the middle, in every direction of reading. */
export const InTheMiddle: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText('Fyra siffror').getBoundingClientRect();
    const bulbs = [...canvasElement.querySelectorAll('i')].map((bulb) => bulb.getBoundingClientRect());
    const middle = ((bulbs[0]?.left ?? NaN) + (bulbs.at(-1)?.right ?? NaN)) / 2;
    await expect(Math.abs(middle - (field.left + field.right) / 2)).toBeLessThan(1.5);
  },
};
export const English: Story = { globals: { language: 'en' }, args: { label: 'Four digits', value: '12' } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Skriv de fyra siffrorna som du har valt för att öppna appen igen',
    error: 'De två gångerna blev olika. Börja om och skriv fyra siffror som du kommer ihåg.',
  },
};
/** In letters of 200 % there is still a bulb for each digit. */
export const BigLetters: Story = {
  globals: { viewport: { value: 'small' }, text: '200' },
  args: { value: '1234' },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText('Fyra siffror').getBoundingClientRect();
    const bulbs = [...canvasElement.querySelectorAll('i[data-lit]')].map((bulb) =>
      bulb.getBoundingClientRect(),
    );
    await expect(bulbs).toHaveLength(4);
    for (const { left, right, width, height } of bulbs) {
      await expect(left).toBeGreaterThanOrEqual(field.left);
      await expect(right).toBeLessThanOrEqual(field.right);
      await expect(Math.abs(width - height)).toBeLessThan(1);
    }
  },
};
