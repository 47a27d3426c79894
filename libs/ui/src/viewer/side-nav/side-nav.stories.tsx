import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailIcon, PeopleIcon } from '../../icon/icons.ts';
import { SideNav, WhoAmI } from './side-nav.tsx';

const meta = {
  title: 'Components/Viewer/SideNav',
  component: SideNav,
  subcomponents: { WhoAmI },
  args: {
    brand: 'Lykta',
    label: 'Huvudmeny',
    items: [
      { href: '/children', label: 'Barn', icon: PeopleIcon, count: 23, current: true },
      { href: '/invitations', label: 'Inbjudningar', icon: MailIcon, count: 4 },
    ],
    foot: <WhoAmI initials="KL" name="Karin L." note="Exempelby kommun" />,
  },
  decorators: [
    (Story) => (
      <div data-density="adult" style={{ maxInlineSize: '14.5rem' }}>
        {Story()}
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ['Say where one is: lit, with a bar.', 'Numbers at the end.'],
      dont: ['More than one level.'],
      keyboard: [['Tab', 'Goes from link to link.']],
    },
  },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Barn/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('navigation', { name: 'Huvudmeny' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    items: [
      {
        href: '/a',
        label: 'Inbjudningar till barn och unga i hela kommunen',
        icon: MailIcon,
        count: 1204,
        current: true,
      },
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const English: Story = {
  globals: { language: 'en' },
  args: {
    label: 'Main menu',
    items: [
      { href: '/children', label: 'Children', icon: PeopleIcon, count: 23, current: true },
      { href: '/invitations', label: 'Invitations', icon: MailIcon, count: 4 },
    ],
    foot: <WhoAmI initials="KL" name="Karin L." note="Exempelby" />,
  },
};
