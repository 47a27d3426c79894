import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Smiley } from '../../art/smiley/smiley.tsx';
import { CheckCards, type CheckCardsProps } from './check-cards.tsx';

function Kept(props: CheckCardsProps) {
  const [values, setValues] = useState(props.values);
  const toggle = (value: string) =>
    setValues(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  return <CheckCards {...props} values={values} onToggle={toggle} />;
}

const meta = {
  title: 'Components/Choices/CheckCards',
  component: CheckCards,
  args: {
    label: 'Vad hjälper?',
    values: [],
    onToggle: () => {},
    options: [
      { value: 'talk', label: 'Att prata' },
      { value: 'rest', label: 'Att vila' },
      { value: 'play', label: 'Att göra något kul' },
    ],
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['Up to four answers of which several fit.', 'Square boxes: several. Round: one.'],
      dont: ['Decide here what a press clears: that is for the engine.'],
      keyboard: [
        ['Tab', 'Goes to the next.'],
        ['Space', 'Chooses, or takes it back.'],
      ],
    },
  },
} satisfies Meta<typeof CheckCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** These are native checkboxes. */
export const Unchosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Att prata'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Att vila' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await userEvent.click(canvas.getByText('Att prata'));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
};
export const Chosen: Story = { args: { values: ['talk', 'play'] } };
export const WithPictures: Story = {
  args: {
    label: 'Vilka bor du med?',
    values: ['p1'],
    options: [
      { value: 'p1', label: 'mamma', help: 'Hem 1', picture: <Smiley mood="GOOD" size={40} /> },
      { value: 'p2', label: 'lillasyster', help: 'Hem 1', picture: <Smiley mood="OK" size={40} /> },
    ],
  },
};
/** Many short options, such as names of forms. */
export const InColumns: Story = { args: { inColumns: true, values: ['rest'] } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    values: ['a'],
    options: [
      { value: 'a', label: 'Att någon frågar hur det är, och sedan väntar tills jag har hunnit svara' },
    ],
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    label: 'What helps?',
    values: ['talk'],
    options: [
      { value: 'talk', label: 'To talk' },
      { value: 'rest', label: 'To rest' },
      { value: 'play', label: 'To do something fun' },
    ],
  },
};
