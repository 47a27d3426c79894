import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Segmented } from './segmented.tsx';
import type { SegmentedProps } from './segmented.tsx';
import { Tabs } from './tabs.tsx';

function Kept(props: SegmentedProps) {
  const [value, setValue] = useState(props.value);
  return <Segmented {...props} value={value} onChoose={setValue} />;
}

const parts = ['Hår', 'Kläder', 'Huvud', 'Ögon', 'Mun', 'Näsa', 'Skägg', 'Glasögon'];

function Parts({ count }: { count: number }) {
  const [selected, setSelected] = useState('Hår');
  const tabs = parts.slice(0, count).map((part) => ({ id: part, label: part }));
  return (
    <Tabs label="Delar av figuren" tabs={tabs} selected={selected} onSelect={setSelected}>
      <p>Här väljer du {selected.toLowerCase()}.</p>
    </Tabs>
  );
}

const meta = {
  title: 'Components/Choices/Segmented and Tabs',
  component: Segmented,
  subcomponents: { Tabs },
  args: {
    label: 'Hur många dagar',
    value: '7',
    onChoose: () => {},
    options: [
      { value: '7', label: '7 dagar' },
      { value: '30', label: '30 dagar' },
    ],
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['Segmented: two or three ways to see the same thing.', 'Tabs: parts of one page.'],
      dont: ['Either as navigation between pages.'],
      keyboard: [
        ['Arrow keys', 'Choose the next and show it.'],
        ['Home, End', 'The first tab, the last.'],
      ],
    },
  },
} satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('30 dagar'));
    await expect(canvas.getByRole('radio', { name: '30 dagar' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '7 dagar' })).toBeChecked();
  },
};
export const ForAdults: Story = {
  decorators: [(Story) => <div data-density="adult">{Story()}</div>],
  args: {
    size: 'compact',
    label: 'Hur svaren visas',
    value: 'stats',
    options: [
      { value: 'stats', label: 'Statistik' },
      { value: 'answers', label: 'Enskilda svar' },
    ],
  },
};

/** Arrow keys go to the next tab and show it. */
export const TwoTabs: Story = {
  render: () => <Parts count={2} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Kläder' }));
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Kläder');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Hår' })).toHaveFocus();
    await expect(canvas.getByText('Här väljer du hår.')).toBeVisible();
  },
};
/** Many tabs scroll inside themselves; the page never does. */
export const ManyTabs: Story = {
  render: () => <Parts count={8} />,
  globals: { viewport: { value: 'small' } },
};
