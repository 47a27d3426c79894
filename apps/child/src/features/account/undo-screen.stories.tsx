import { UNDO_LOGIN } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sv } from '../../locales/sv.ts';
import { accepts, fails, hangs, unreachable } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { UndoScreen } from './undo-screen.tsx';

const meta = {
  title: 'Child/Account/Undo',
  tags: ['screen'],
  component: UndoScreen,
  decorators: [inApp({ at: '/undo#token=abc' })],
  parameters: { layout: 'fullscreen', msw: [accepts(UNDO_LOGIN)] },
} satisfies Meta<typeof UndoScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const bringBack: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ta tillbaka min inloggning' }));
};

export const Default: Story = {};

export const Undone: Story = {
  play: async (context) => {
    await bringBack(context);
    await context.canvas.findByRole('heading', { name: 'Din inloggning är tillbaka' });
    await context.canvas.findByRole('link', { name: 'Logga in' });
  },
};

/** The link is older than seven days or already used: shows another way. */
export const ExpiredLink: Story = {
  parameters: { msw: [fails(UNDO_LOGIN, 401, 'link-expired')] },
  play: async (context) => {
    await bringBack(context);
    await context.canvas.findByText(sv['account.undo.expired']);
    await context.canvas.findByRole('link', { name: 'Har du glömt lösenordet?' });
  },
};

export const Offline: Story = {
  parameters: { msw: [unreachable(UNDO_LOGIN)] },
  play: async (context) => {
    await bringBack(context);
    await context.canvas.findByText(sv['error.offline']);
  },
};

export const Loading: Story = { parameters: { msw: [hangs(UNDO_LOGIN)] }, play: bringBack };

/** After a reload: the token is only in the link. */
export const LoadedAnew: Story = {
  parameters: { place: { at: '/undo' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Öppna länken en gång till' });
  },
};

export const English: Story = { parameters: { place: { language: 'en' } } };
