import { Profile } from '@lykta/domain';
import { READ_PROFILE, SET_AVATAR } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullProfile } from '../../testing/fixtures.ts';
import { accepts, fails, hangs, replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { AvatarBuilderScreen } from './avatar-builder-screen.tsx';

const meta = {
  title: 'Child/Profile/Avatar builder page',
  tags: ['screen'],
  component: AvatarBuilderScreen,
  decorators: [inApp({ at: '/avatarbuilder' })],
  parameters: {
    layout: 'fullscreen',
    msw: [replies(READ_PROFILE, Profile, fullProfile), accepts(SET_AVATAR)],
  },
} satisfies Meta<typeof AvatarBuilderScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Klar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Gå vidare' }));
    await canvas.findByText('/home');
  },
};

/** The figure marked on the previous page is the one to go on with. */
export const FromAMarkedFigure: Story = {
  parameters: { place: { at: { pathname: '/avatarbuilder', state: { figure: 'child-03' } } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /hijab/ });
  },
};

export const Loading: Story = { parameters: { msw: [hangs(READ_PROFILE)] } };

export const Failed: Story = {
  parameters: { msw: [fails(READ_PROFILE, 500, 'server-error')] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Prova igen' });
  },
};

export const English: Story = { parameters: { place: { language: 'en' } } };
