import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Tabs, type TabsProps } from './tabs.tsx';

const tabs = (...labels: string[]) => labels.map((label) => ({ id: label, label }));

function Kept(props: TabsProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <Tabs {...props} selected={selected} onSelect={setSelected}>
      <p>Här är det som hör till {selected}.</p>
    </Tabs>
  );
}

const meta = {
  title: 'Components/Choices/Tabs',
  component: Tabs,
  args: {
    label: 'Byt användarnamn',
    tabs: tabs('Mobil', 'E-post'),
    selected: 'Mobil',
    onSelect: () => {},
    children: null,
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['Parts of one page, one seen at a time.'],
      dont: ['Steps in an order.', 'Navigation between pages.'],
      keyboard: [
        ['Arrow keys', 'Go to the next tab and show it.'],
        ['Home, End', 'The first tab, the last.'],
        ['Tab', 'Goes into what the tab shows.'],
      ],
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'E-post' }));
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('E-post');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Mobil' })).toHaveFocus();
    await expect(canvas.getByText('Här är det som hör till Mobil.')).toBeVisible();
  },
};
/** Many tabs scroll inside the list; the page never scrolls sideways. */
export const Many: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Delar av figuren',
    selected: 'Hår',
    tabs: tabs('Hår', 'Kläder', 'Huvud', 'Ögon', 'Mun', 'Näsa', 'Skägg', 'Glasögon'),
  },
};
export const RightToLeft: Story = { args: { selected: 'E-post' }, globals: { direction: 'rtl' } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    selected: 'phone',
    tabs: [
      { id: 'phone', label: 'Mobilnummer som du har med dig' },
      { id: 'email', label: 'E-postadress som du läser ofta' },
    ],
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { label: 'Change username', tabs: tabs('Mobile', 'E-mail'), selected: 'Mobile' },
  render: (args) => (
    <Tabs {...args}>
      <p>This is what belongs to your mobile.</p>
    </Tabs>
  ),
};
