import { Profile } from '@lykta/domain';
import { READ_PROFILE } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emptyProfile, fullProfile } from '../../testing/fixtures.ts';
import { fails, hangs, replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { MyProfileScreen } from './my-profile-screen.tsx';

const many = {
  ...fullProfile,
  housePersonMap: { home1: ['mum', 'sister', 'dog', 'dad', 'friend'], home2: [] },
};

const meta = {
  title: 'Child/Profile/My profile',
  tags: ['screen'],
  component: MyProfileScreen,
  decorators: [inApp({ at: '/myprofile' })],
  parameters: { layout: 'fullscreen', msw: [replies(READ_PROFILE, Profile, fullProfile)] },
} satisfies Meta<typeof MyProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: /Hem 1/ });
    await canvas.findByRole('heading', { name: 'Andra personer' });
    await expect(canvas.getByRole('link', { name: 'Inställningar' })).toHaveAttribute('href', '/settings');
    await userEvent.click(canvas.getByRole('link', { name: /2013/ }));
    await canvas.findByText('/birthyear');
  },
};

/** Shows three persons, then dots that reveal the others; an empty home says so. */
export const ManyPersons: Story = {
  parameters: { msw: [replies(READ_PROFILE, Profile, many)] },
  play: async ({ canvas, userEvent }) => {
    const dots = await canvas.findByRole('button', { name: '… och 2 till' });
    await expect(canvas.queryByRole('link', { name: 'bästa kompis' })).toBeNull();
    await userEvent.click(dots);
    await expect(canvas.getByRole('link', { name: 'bästa kompis' })).toBeVisible();
    await userEvent.click(dots);
    await expect(canvas.queryByRole('link', { name: 'bästa kompis' })).toBeNull();
    await canvas.findByText('Ingen är inlagd än.');
  },
};

/** An empty profile: dashes. */
export const Empty: Story = {
  parameters: { msw: [replies(READ_PROFILE, Profile, emptyProfile)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('–')).toHaveLength(2);
  },
};

export const Loading: Story = { parameters: { msw: [hangs(READ_PROFILE)] } };

export const Failed: Story = {
  parameters: { msw: [fails(READ_PROFILE, 503, 'busy')] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Vi kunde inte hämta din profil' });
    await canvas.findByText(/Lykta hinner inte med just nu/);
  },
};

export const English: Story = { parameters: { place: { language: 'en' } } };
