import { Invitation, Profile } from '@lykta/domain';
import { READ_INVITATIONS, READ_PROFILE } from '@lykta/domain/calls';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fullProfile, someInvitations } from '../../testing/fixtures.ts';
import { fails, hangs, replies, unreachable } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { CodeScreen } from './code-screen.tsx';

const profile = replies(READ_PROFILE, Profile, fullProfile);

const meta = {
  title: 'Child/Invitations/Code',
  tags: ['screen'],
  component: CodeScreen,
  decorators: [inApp({ at: '/code' })],
  parameters: {
    layout: 'fullscreen',
    msw: [profile, replies(READ_INVITATIONS, Invitation, someInvitations.pending[0])],
  },
} satisfies Meta<typeof CodeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = async (userEvent: StoryContext['userEvent'], canvasElement: HTMLElement, code: string) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Kod' }), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Okej' }));
  return canvas;
};

/** Upper case, a hyphen after three, at most six characters; the button is enabled from two on. */
export const Default: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Kod' });
    await userEvent.type(field, 'k');
    await expect(canvas.getByRole('button', { name: 'Okej' })).toBeDisabled();
    await userEvent.type(field, '7m2-pqxyz');
    await expect(field).toHaveValue('K7M-2PQ');
    await userEvent.click(canvas.getByRole('button', { name: 'Okej' }));
    await canvas.findByText('/invitations/accept');
  },
};

export const NotFound: Story = {
  parameters: { msw: [profile, fails(READ_INVITATIONS, 404, 'code-not-found')] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await type(userEvent, canvasElement, 'abcdef');
    await expect(await canvas.findByText(/Vi hittar ingen inbjudan/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Kod' }), '{Backspace}');
    await expect(canvas.queryByText(/Vi hittar ingen inbjudan/)).toBeNull();
  },
};

export const TooManyTries: Story = {
  parameters: { msw: [profile, fails(READ_INVITATIONS, 429, 'too-many-tries')] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await type(userEvent, canvasElement, 'abcdef');
    await expect(await canvas.findByText(/för många försök/)).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: [profile, unreachable(READ_INVITATIONS)] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await type(userEvent, canvasElement, 'abcdef');
    await expect(await canvas.findByText(/Vi når inte vår server/)).toBeVisible();
  },
};

export const Looking: Story = {
  parameters: { msw: [profile, hangs(READ_INVITATIONS)] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await type(userEvent, canvasElement, 'abcdef');
    await expect(canvas.getByRole('button', { name: 'Okej' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const English: Story = { globals: { language: 'en' } };
