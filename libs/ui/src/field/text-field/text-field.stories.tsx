import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SearchIcon } from '../../icon/icons.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onValue={setValue} />;
}

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  args: { label: 'E-post', value: '', onValue: () => {} },
  render: (args) => <Typed {...args} />,
  parameters: {
    guide: {
      do: ['A label above, always seen.', 'An error that says what to do: "Skriv minst 8 tecken."'],
      dont: ['A placeholder in place of a label.', 'Red without words.'],
      pairs: [
        {
          right: () => (
            <TextField
              label="E-post"
              value="alva"
              onValue={() => {}}
              error="Skriv hela adressen, med @ i mitten."
            />
          ),
          wrong: () => <TextField label="E-post" value="alva" onValue={() => {}} error="Ogiltigt format." />,
          because: 'An error says what to do now.',
        },
      ],
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

/** The error replaces the help and says what to do. */
export const WithError: Story = {
  args: { value: 'alva', error: 'Skriv hela adressen, med @ i mitten.', help: 'Vi visar den aldrig.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Skriv hela adressen, med @ i mitten.');
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

export const English: Story = {
  globals: { language: 'en' },
  args: { label: 'E-mail', help: 'We never show it to anyone.' },
};
