import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { FilterSelect, type FilterSelectProps } from './filter-select.tsx';

function Kept(props: FilterSelectProps) {
  const [value, setValue] = useState(props.value);
  return <FilterSelect {...props} value={value} onValue={setValue} />;
}

const meta = {
  title: 'Components/Fields/FilterSelect',
  component: FilterSelect,
  args: {
    label: 'Enhet',
    value: 'all',
    onValue: () => {},
    options: [
      { value: 'all', label: 'Alla' },
      { value: 'north', label: 'Norra teamet' },
      { value: 'south', label: 'Södra teamet' },
    ],
  },
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div data-density="adult">{Story()}</div>],
  parameters: {
    guide: {
      do: ['For what narrows a list: its name and what is chosen, in one pill.'],
      dont: ['In a form: that is a SelectField.'],
      keyboard: [['Arrow keys', 'Choose.']],
    },
  },
} satisfies Meta<typeof FilterSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /Enhet/ });
    await userEvent.selectOptions(field, 'Norra teamet');
    await expect(field).toHaveValue('north');
  },
};
export const Beside: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <Kept {...args} />
      <Kept {...args} label="Formulär" value="north" />
    </div>
  ),
};
export const LongText: Story = {
  args: {
    value: 'long',
    options: [{ value: 'long', label: 'Socialsekreterarna för barn och unga i Norra stadsdelen' }],
  },
  globals: { viewport: { value: 'small' } },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { label: 'Unit', options: [{ value: 'all', label: 'All of them' }] },
};
