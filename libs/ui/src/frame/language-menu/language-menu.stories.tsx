import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { LanguageMenu, type LanguageMenuProps } from './language-menu.tsx';

function Kept(props: LanguageMenuProps) {
  const [value, setValue] = useState(props.value);
  return <LanguageMenu {...props} value={value} onChoose={setValue} />;
}

const meta = {
  title: 'Components/Frame/LanguageMenu',
  component: LanguageMenu,
  args: {
    label: 'Språk',
    value: 'sv',
    onChoose: () => {},
    languages: [
      { code: 'sv', label: 'Svenska' },
      { code: 'en', label: 'English' },
    ],
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['Each language in its own words.'],
      dont: ['Flags: a flag is a country, not a language.'],
      keyboard: [['Arrow keys', 'Choose the language.']],
    },
  },
} satisfies Meta<typeof LanguageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('combobox', { name: 'Språk' });
    await userEvent.selectOptions(menu, 'English');
    await expect(menu).toHaveValue('en');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'small' } } };

export const English: Story = { globals: { language: 'en' }, args: { label: 'Language', value: 'en' } };
