import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { WordsArea, type WordsAreaProps } from './words-area.tsx';

function Written(props: WordsAreaProps) {
  const [value, setValue] = useState(props.value);
  return <WordsArea {...props} value={value} onValue={setValue} />;
}

const meta = {
  title: 'Components/Fields/WordsArea',
  component: WordsArea,
  args: {
    label: 'Dina egna ord',
    help: 'Några meningar räcker.',
    left: '300 tecken kvar',
    max: 300,
    value: '',
    onValue: () => {},
  },
  render: (args) => <Written {...args} />,
  parameters: {
    guide: {
      do: ['Say before the field who reads, and when.'],
      dont: ['A placeholder: it is gone when it is needed.'],
      keyboard: [['Enter', 'A new line; nothing is sent.']],
    },
  },
} satisfies Meta<typeof WordsArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Dina egna ord');
    await userEvent.type(field, 'Jag vill byta grupp.');
    await expect(field).toHaveValue('Jag vill byta grupp.');
    await expect(field).toHaveAccessibleDescription(/300 tecken kvar/);
  },
};

/** Nothing more can be written than the form takes. */
export const Full: Story = {
  args: { max: 5, left: '0 tecken kvar' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Dina egna ord');
    await userEvent.type(field, 'hej på dig');
    await expect(field).toHaveValue('hej p');
  },
};

/** What was written could not be taken: the field says so, and what to do. */
export const WithError: Story = {
  args: { value: 'Jag vill byta grupp.', error: 'Det gick inte att spara. Prova igen.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Dina egna ord');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Det gick inte att spara. Prova igen.');
  },
};

export const LongText: Story = {
  args: { value: 'Jag har tänkt på en sak. '.repeat(11).trim(), left: '26 tecken kvar' },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { label: 'Your own words', help: 'A few sentences are enough.', left: '300 characters left' },
};
