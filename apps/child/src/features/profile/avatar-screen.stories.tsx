import { Profile, present } from '@lykta/domain';
import { CHANGE_PERSON, READ_PROFILE, SET_AVATAR, fill } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fullProfile } from '../../testing/fixtures.ts';
import { fails, hangs, records, replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { AvatarScreen } from './avatar-screen.tsx';

const profile = replies(READ_PROFILE, Profile, fullProfile);
const sent: unknown[] = [];
const ofMum = { at: { pathname: '/avatar', state: { personId: 'mum', backTo: '/myprofile' } } };

const meta = {
  title: 'Child/Profile/Avatar',
  tags: ['screen'],
  component: AvatarScreen,
  decorators: [inApp({ at: '/avatar' })],
  parameters: { layout: 'fullscreen', msw: [profile, records(SET_AVATAR, sent)] },
  beforeEach: () => {
    sent.length = 0;
  },
} satisfies Meta<typeof AvatarScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The child's own figure: the chosen one is marked, pages of eight, and a link to the builder. */
export const Own: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /^Figur 3\./ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa sida' }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Figur 9\./ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    await canvas.findByText('/home');
    await expect(sent).toEqual([{ avatar: { type: 'ID', data: 'child-09' } }]);
  },
};

/** The person was removed on another device: the screen must not change the child's own figure instead. */
export const OfSomebodyGone: Story = {
  parameters: { place: { at: { pathname: '/avatar', state: { personId: 'gone' } } } },
  play: async ({ canvas }) => {
    await canvas.findByText('/myprofile');
  },
};

/** An adult: ten figures per page. */
export const OfMum: Story = {
  parameters: { place: ofMum, msw: [profile, records(fill(CHANGE_PERSON, { id: 'mum' }), sent)] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Välj en figur: mamma' });
    await expect(canvas.getAllByRole('radio')).toHaveLength(10);
    await userEvent.click(
      present(canvas.getAllByRole('radio', { checked: false })[0], 'canvas.getAllByRole(…)[0]'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    await canvas.findByText('/myprofile');
    await expect(sent).toEqual([{ avatar: expect.stringMatching(/^adult-\d\d$/) }]);
  },
};

/** The person was removed on another device. */
export const PersonGone: Story = {
  parameters: {
    place: ofMum,
    msw: [profile, fails(fill(CHANGE_PERSON, { id: 'mum' }), 404, 'not-found')],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(present((await canvas.findAllByRole('radio', { checked: false }))[0], 'the first'));
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    await canvas.findByText('Figuren kunde inte sparas. Prova igen.');
  },
};

export const English: Story = { parameters: { place: { language: 'en' } } };

export const Loading: Story = { parameters: { msw: [hangs(READ_PROFILE)] } };
