import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LinkProvider, type AnchorProps } from './link-provider.tsx';
import { Link } from './link.tsx';

const navigate = fn();

function AppLink({ href, replace, state, children, ...rest }: AnchorProps) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        navigate(href, { replace, state });
      }}
    >
      {children}
    </a>
  );
}

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  subcomponents: { LinkProvider },
  args: { href: '/moodchart', children: 'Se dina dagar' },
  parameters: {
    guide: {
      do: ['For a way aside, in words that say where it leads.'],
      dont: ['"Klicka här".', 'For the main way on: that is a LinkButton.'],
      keyboard: [['Enter', 'Follows it.']],
    },
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Inside a LinkProvider the app's router handles the link, but not a phone number. */
export const InsideARouter: Story = {
  render: (args) => (
    <LinkProvider component={AppLink}>
      <p>
        <Link {...args} replace /> <Link href="tel:116111">Ring 116 111</Link>
      </p>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Se dina dagar' }));
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/moodchart', { replace: true, state: undefined });
    await expect(canvas.getByRole('link', { name: 'Ring 116 111' })).toHaveAttribute('href', 'tel:116111');
  },
};

export const LongText: Story = { args: { children: 'Läs mer om vad vi sparar och vem som kan se det' } };
export const English: Story = { globals: { language: 'en' }, args: { children: 'See your days' } };
