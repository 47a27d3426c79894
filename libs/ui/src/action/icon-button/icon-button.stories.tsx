import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  BackIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  EditIcon,
  HomeIcon,
  SupportIcon,
} from '../../icon/icons.ts';
import { IconButton, IconLink } from './icon-button.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  subcomponents: { IconLink },
  args: { label: 'Tillbaka', icon: BackIcon, onClick: fn() },
  parameters: {
    guide: {
      do: ['Back, home, close, edit and arrows.', 'A label that says what it does: "Nästa barn".'],
      dont: ['For anything a child must understand at first sight: give it a word.'],
      pairs: [
        {
          right: () => <IconButton label="Tillbaka" icon={BackIcon} />,
          wrong: () => <IconButton label="Stöd" icon={SupportIcon} />,
          because: 'A child looks for the word “Stöd”; an arrow back needs none.',
        },
      ],
      keyboard: [['Enter, Space', 'Presses it.']],
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tillbaka' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Looks: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <IconButton label="Tillbaka" icon={BackIcon} />
      <IconLink label="Hem" icon={HomeIcon} href="/home" />
      <IconLink label="Ändra din figur" icon={EditIcon} look="outlined" href="/avatar" />
      <IconButton label="Stäng" icon={CloseIcon} disabled />
      <span data-density="adult" style={{ display: 'flex' }}>
        <IconButton label="Förra barnet" icon={ChevronLeftIcon} look="outlined" size="compact" />
        <IconButton label="Nästa barn" icon={ChevronRightIcon} look="outlined" size="compact" />
      </span>
    </div>
  ),
};

/** Arrows point the other way; a cross does not. */
export const RightToLeft: Story = { ...Looks, globals: { direction: 'rtl' } };
export const English: Story = { globals: { language: 'en' }, args: { label: 'Back' } };
