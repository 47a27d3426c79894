import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EnvironmentBanner } from './environment-banner.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { LanguageMenuProps } from './language-menu.tsx';
import { PlayButton } from './play-button.tsx';
import { SkipLink } from './skip-link.tsx';

function Kept(props: LanguageMenuProps) {
  const [value, setValue] = useState(props.value);
  return <LanguageMenu {...props} value={value} onChoose={setValue} />;
}

const meta = {
  title: 'Components/Frame/LanguageMenu, PlayButton, SkipLink',
  component: LanguageMenu,
  subcomponents: { PlayButton, SkipLink, EnvironmentBanner },
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
      dont: ['Flags.'],
      keyboard: [
        ['Arrow keys', 'Choose the language.'],
        ['Tab, first of all', 'Shows the way past the header.'],
      ],
    },
  },
} satisfies Meta<typeof LanguageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Languages: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('combobox', { name: 'Språk' });
    await userEvent.selectOptions(menu, 'English');
    await expect(menu).toHaveValue('en');
  },
};
/** On a phone only the code is seen. */
export const LanguagesOnAPhone: Story = { globals: { viewport: { value: 'small' } } };

const onPlay = fn();
export const Film: Story = {
  render: () => (
    <PlayButton note="Film på 1 minut, med text" onClick={onPlay}>
      Se hur Lykta funkar
    </PlayButton>
  ),
  play: async ({ canvas, userEvent }) => {
    onPlay.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /Se hur Lykta funkar/ }));
    await expect(onPlay).toHaveBeenCalledOnce();
  },
};
/** Unseen until the first Tab. */
export const Skip: Story = {
  render: () => (
    <>
      <SkipLink href="#main">Hoppa till innehållet</SkipLink>
      <p id="main">Här är innehållet.</p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Hoppa till innehållet' })).toHaveFocus();
  },
};
export const Environments: Story = {
  render: () => (
    <>
      <EnvironmentBanner kind="demo">TESTMILJÖ</EnvironmentBanner>
      <EnvironmentBanner kind="dev">DEV</EnvironmentBanner>
    </>
  ),
};
