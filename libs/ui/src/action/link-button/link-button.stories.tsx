import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../frame/app-column/app-column.tsx';
import { ForwardIcon, PhoneIcon } from '../../icon/icons.ts';
import { LinkButton } from './link-button.tsx';

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  args: { href: '/login', children: 'Logga in' },
  parameters: {
    guide: {
      do: ['For what leads to another page, a call or a file.'],
      dont: ['For what happens here: that is a Button.'],
      keyboard: [['Enter', 'Follows the link.']],
    },
  },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Logga in' })).toHaveAttribute('href', '/login');
  },
};
export const Looks: Story = {
  render: () => (
    <Stack>
      <LinkButton href="/login">Logga in</LinkButton>
      <LinkButton href="/create" look="secondary">
        Skapa konto
      </LinkButton>
      <LinkButton href="tel:112" look="danger" icon={PhoneIcon}>
        Ring 112
      </LinkButton>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ring 112' })).toHaveAttribute('href', 'tel:112');
  },
};
export const LongText: Story = {
  args: { children: 'Gå vidare till frågorna om skolan och fritiden', iconEnd: ForwardIcon },
  globals: { viewport: { value: 'small' } },
};
export const English: Story = { globals: { language: 'en' }, args: { children: 'Log in' } };
