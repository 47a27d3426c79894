import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { CodeField } from './code-field.tsx';
import type { FieldProps } from '../text-field/text-field.tsx';

function Typed(props: FieldProps) {
  const [value, setValue] = useState(props.value);
  return <CodeField {...props} value={value} onValue={setValue} />;
}

const meta = {
  title: 'Components/Fields/CodeField',
  component: CodeField,
  args: { label: 'Kod', value: '', onValue: () => {}, help: 'Sex tecken, till exempel ABC-DEF' },
  render: (args) => <Typed {...args} />,
  parameters: {
    guide: {
      do: ['Upper case and a hyphen by themselves.'],
      dont: ['Refuse a code that is pasted with spaces.'],
      keyboard: [['Letters and digits', 'Become upper case, with a hyphen after the third.']],
    },
  },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Upper case, with a hyphen after three characters. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'ab c-defgh');
    await expect(field).toHaveValue('ABC-DEF');
    await userEvent.type(field, '{Backspace}{Backspace}{Backspace}');
    await expect(field).toHaveValue('ABC');
  },
};
export const Filled: Story = { args: { value: 'ABC-DEF' } };
export const WithError: Story = {
  args: { value: 'ABC-XYZ', error: 'Vi hittar ingen sådan kod. Titta en gång till.' },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { label: 'Code', help: 'Six signs, such as ABC-DEF' },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Skriv koden som du har fått av den som vill bjuda in dig',
    help: 'Sex tecken, till exempel ABC-DEF. Den står i brevet eller i meddelandet.',
  },
};
