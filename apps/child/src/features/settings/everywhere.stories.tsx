import { SIGN_OUT } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { mayBeSignedIn } from '../../frame/storage/login-time.ts';
import { signedIn } from '../../testing/mocks-account.ts';
import { accepts, fails, hangs, unreachable } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { Everywhere } from './everywhere.tsx';

const meta = {
  title: 'Child/Settings/Everywhere',
  component: Everywhere,
  decorators: [inApp({ at: '/settings' })],
  parameters: { msw: [signedIn()] },
} satisfies Meta<typeof Everywhere>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const press: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Logga ut överallt' }));
};

export const Default: Story = {};

/** Until the reply arrives nobody is signed out, and nothing says so. */
export const Waiting: Story = {
  parameters: { msw: [signedIn(), hangs(SIGN_OUT)] },
  play: async (context) => {
    await press(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Logga ut överallt' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
    await expect(context.canvas.queryByText('Nu är du ute överallt.')).toBeNull();
    await expect(mayBeSignedIn()).toBe(true);
  },
};

export const Done: Story = {
  parameters: { msw: [signedIn(), accepts(SIGN_OUT)] },
  play: async (context) => {
    await press(context);
    await context.canvas.findByText('Nu är du ute överallt.');
    await expect(mayBeSignedIn()).toBe(false);
  },
};

const failed: Play = async (context) => {
  await press(context);
  await context.canvas.findByText(/Det gick inte än\./);
  await expect(mayBeSignedIn()).toBe(true);
};

export const Offline: Story = {
  parameters: { msw: [signedIn(), unreachable(SIGN_OUT)] },
  play: failed,
};

export const Failed: Story = {
  parameters: { msw: [signedIn(), fails(SIGN_OUT, 503, 'busy')] },
  play: failed,
};

export const English: Story = { globals: { language: 'en' } };
