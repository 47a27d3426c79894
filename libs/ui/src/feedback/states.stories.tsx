import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../frame/app-column.tsx';
import { EmptyState, ErrorState, Skeleton } from './states.tsx';

const meta = {
  title: 'Components/Feedback/Empty, error, loading',
  component: ErrorState,
  subcomponents: { EmptyState, Skeleton },
  args: {
    title: 'Något gick fel.',
    children: 'Vi kunde inte hämta dina svar.',
    retryLabel: 'Försök igen',
    onRetry: fn(),
  },
  parameters: {
    guide: {
      do: [
        'Say what happened, and one way on.',
        'Empty: an unlit lantern and what will come.',
        'A skeleton in the shape of what is fetched.',
      ],
      dont: ['Blame.', 'A code or a number from the server.', 'A skeleton that moves.'],
    },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What happened, and one way on. */
export const WithRetry: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Något gick fel.');
  },
};
export const ErrorWithLink: Story = {
  args: { href: '/home', retryLabel: 'Till startsidan', onRetry: undefined },
};

export const Empty: Story = {
  render: () => (
    <EmptyState title="Här är det tomt än.">Dina dagar syns här när du har valt ett ansikte.</EmptyState>
  ),
};
export const Loading: Story = {
  render: () => (
    <Stack gap="parts">
      <Skeleton label="Hämtar" />
      <Skeleton label="Hämtar" shape="rows" />
      <Skeleton label="Hämtar" shape="card" />
      <Skeleton label="Hämtar" shape="circle" />
    </Stack>
  ),
};
export const English: Story = {
  args: {
    title: 'Something went wrong.',
    children: 'We could not reach our server.',
    retryLabel: 'Try again',
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Vi når inte servern just nu, och vi vet inte varför.',
    children:
      'Det kan vara nätet. Dina svar finns kvar. Vänta en liten stund och tryck sedan på knappen här under.',
    retryLabel: 'Försök att hämta dina svar en gång till',
  },
};
