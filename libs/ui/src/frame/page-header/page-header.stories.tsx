import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AppColumn } from '../app-column/app-column.tsx';
import { PageHeader } from './page-header.tsx';
import { StoryExit } from '../story-header.tsx';

const meta = {
  title: 'Components/Frame/PageHeader',
  component: PageHeader,
  args: {
    lead: { kind: 'back', label: 'Tillbaka', href: '/home' },
    support: { href: '/support', label: 'Stöd' },
    exit: <StoryExit />,
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Back or home, support, quick exit: always in this order.'],
      dont: ['A title in the header.', 'Hide the quick exit behind a menu.'],
      keyboard: [['Tab', 'Goes through them in that order.']],
    },
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Back: Story = {};
export const Home: Story = { args: { lead: { kind: 'home', label: 'Hem', href: '/home' } } };
export const Brand: Story = { args: { lead: { kind: 'brand', label: 'Lykta', href: '/home' } } };
/** The support page has no link to itself. */
export const WithoutSupport: Story = { args: { support: undefined } };

const onBack = fn();
export const BackWithAButton: Story = {
  args: { lead: { kind: 'back', label: 'Tillbaka', onClick: onBack } },
  play: async ({ canvas, userEvent }) => {
    onBack.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Tillbaka' }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
};
/** Quick exit and support stay visible when the page is scrolled, in a lower bar with a line below it. */
export const Scrolled: Story = {
  decorators: [
    (Story) => (
      <AppColumn>
        {Story()}
        <div style={{ blockSize: '200rem' }} />
      </AppColumn>
    ),
  ],
  play: async ({ canvas }) => {
    scrollTo(0, 1000);
    await expect(scrollY).toBe(1000);
    const leave = canvas.getByRole('button', { name: 'Lämna snabbt' });
    await expect(leave.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await waitFor(() => {
      // All stories share one page: what an earlier one still does may scroll back, and then the header is as high as at rest.
      scrollTo(0, 1000);
      return expect(Math.round(canvas.getByRole('banner').getBoundingClientRect().bottom)).toBe(52);
    });
    const pill = leave.getBoundingClientRect();
    await expect(Math.round(pill.top)).toBe(6);
    await expect(Math.round(pill.bottom)).toBe(46);
    scrollTo(0, 0);
  },
};
export const At320: Story = { globals: { viewport: { value: 'small' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const English: Story = {
  globals: { language: 'en' },
  args: {
    exit: <StoryExit language="en" />,
    lead: { kind: 'back', label: 'Back', href: '/home' },
    support: { href: '/support', label: 'Support' },
  },
};
