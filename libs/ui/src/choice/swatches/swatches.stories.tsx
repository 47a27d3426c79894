import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Swatches, type SwatchesProps } from './swatches.tsx';

const colours = [
  { value: '#2B2320', colour: '#2B2320', label: 'svart' },
  { value: '#5B3A29', colour: '#5B3A29', label: 'mörkbrun' },
  { value: '#C98B4E', colour: '#C98B4E', label: 'ljusbrun' },
  { value: '#F2D492', colour: '#F2D492', label: 'blond' },
  { value: '#C8553D', colour: '#C8553D', label: 'röd' },
];

function Kept(props: SwatchesProps) {
  const [value, setValue] = useState(props.value);
  return <Swatches {...props} value={value} onChoose={setValue} />;
}

const meta = {
  title: 'Components/Choices/Swatches',
  component: Swatches,
  args: { label: 'Hårfärg', options: colours, value: '#5B3A29', onChoose: () => {} },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['A name for every colour; the name of the chosen one is seen.'],
      dont: ['Names that judge: "vanlig".'],
      keyboard: [
        ['Arrow keys', 'Move the focus, and choose nothing.'],
        ['Enter, Space', 'Choose.'],
      ],
    },
  },
} satisfies Meta<typeof Swatches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'blond' }));
    await expect(canvas.getByRole('radio', { name: 'blond' })).toBeChecked();
    await expect(canvas.getByText('blond')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'röd' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'blond' })).toBeChecked();
  },
};
/** The last colour is chosen; the row scrolls to it. */
export const WithoutLabel: Story = { args: { hideLabel: true, value: '#C8553D' } };
export const Unchosen: Story = { args: { value: null } };
export const English: Story = {
  globals: { language: 'en' },
  args: {
    label: 'Hair colour',
    options: colours.map((option, index) => ({
      ...option,
      label: present(
        ['black', 'dark brown', 'light brown', 'blond', 'red'][index],
        '[’black’, ’dark brown’, ’light brown’, ’blond’',
      ),
    })),
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Färgen på håret som sticker fram',
    options: colours.map((option) => ({ ...option, label: `${option.label} med en ton av koppar` })),
  },
};
