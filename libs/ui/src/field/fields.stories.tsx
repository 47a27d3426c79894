import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../frame/app-column.tsx';
import { SearchIcon } from '../icon/icons.ts';
import { BirthYearField } from './birth-year-field.tsx';
import { CodeField } from './code-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

function Typed(props: Partial<TextFieldProps> & { as?: 'text' | 'phone' | 'code' | 'year' }) {
  const { as = 'text', value: first = '', label = 'E-post', icon, ...rest } = props;
  const [value, setValue] = useState(first);
  const field = { ...rest, label, value, onValue: setValue };
  if (as === 'phone') return <PhoneField {...field} />;
  if (as === 'code') return <CodeField {...field} />;
  if (as === 'year') return <BirthYearField {...field} />;
  return <TextField {...field} icon={icon} />;
}

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  subcomponents: { PhoneField, CodeField, BirthYearField },
  args: { label: 'E-post', value: '', onValue: () => {} },
  render: ({ value, label, help, error, size, icon }) => (
    <Typed value={value} label={label} help={help} error={error} size={size} icon={icon} />
  ),
  parameters: {
    guide: {
      do: ['A label above, always seen.', 'An error that says what to do: "Skriv minst 8 tecken."'],
      dont: ['A placeholder in place of a label.', 'Red without words.'],
      keyboard: [['Tab', 'Goes to the next field.']],
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { help: 'Vi visar den aldrig för någon.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'E-post' });
    await expect(field).toHaveAccessibleDescription('Vi visar den aldrig för någon.');
    await userEvent.type(field, 'a@b.se');
    await expect(field).toHaveValue('a@b.se');
  },
};

/** The error takes the place of the help, and says what to do. */
export const WithError: Story = {
  args: { value: 'alva', error: 'Skriv hela adressen, med @ i mitten.', help: 'Vi visar den aldrig.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Skriv hela adressen, med @ i mitten.');
  },
};

/** Ten digits, shown as people say them. A pasted +46 becomes the leading 0. */
export const Phone: Story = {
  render: () => <Typed as="phone" label="Mobilnummer (10 siffror)" help="Till exempel 070 123 45 67" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('+46 70-123 45 67 89');
    await expect(field).toHaveValue('070 123 45 67');
    await userEvent.type(field, '9', { initialSelectionStart: 1, initialSelectionEnd: 2 });
    await expect(field).toHaveValue('090 123 45 67');
    await expect((field as HTMLInputElement).selectionStart).toBe(2);
  },
};

/** Upper case, and a hyphen after every third sign. */
export const Code: Story = {
  render: () => <Typed as="code" label="Kod" help="Sex tecken, till exempel ABC-DEF" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'ab c-defgh');
    await expect(field).toHaveValue('ABC-DEF');
    await userEvent.type(field, '{Backspace}{Backspace}{Backspace}');
    await expect(field).toHaveValue('ABC');
  },
};

export const BirthYear: Story = {
  render: () => <Typed as="year" label="Vilket år är du född?" help="Fyra siffror" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '20x123');
    await expect(field).toHaveValue('2012');
  },
};

export const ForAdults: Story = {
  decorators: [(Story) => <div data-density="adult">{Story()}</div>],
  args: { label: 'Sök på kod', size: 'compact', icon: SearchIcon },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Vilken e-postadress eller vilket mobilnummer vill du logga in med i fortsättningen?',
    help: 'Du kan byta tillbaka senare. Vi skickar en kod dit, så att vi vet att adressen är din.',
    value: 'ett.mycket.langt.namn.som.inte.far.plats@en-mycket-lang-adress.example',
  },
};

export const English: Story = { args: { label: 'E-mail', help: 'We never show it to anyone.' } };

export const AllStates: Story = {
  render: () => (
    <Stack gap="blocks">
      <Typed label="Tom" />
      <Typed label="Ifylld" value="alva@example.se" />
      <Typed label="Fel" value="alva" error="Skriv hela adressen." />
      <Typed as="phone" label="Mobilnummer" value="0701234567" help="10 siffror" />
      <Typed as="code" label="Kod" value="ABC-DEF" />
      <Typed as="year" label="Födelseår" value="2012" />
    </Stack>
  ),
};
