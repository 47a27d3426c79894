import { Profile } from '@lykta/domain';
import { READ_PROFILE, SET_BIRTH_YEAR, SET_GENDER } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fullProfile } from '../../testing/fixtures.ts';
import { hangs, records, replies, unreachable } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { BirthYearScreen, GenderScreen } from './edit-screens.tsx';

const profile = replies(READ_PROFILE, Profile, fullProfile);
const sent: unknown[] = [];

const meta = {
  title: 'Child/Profile/Birth year and gender',
  tags: ['screen'],
  component: BirthYearScreen,
  decorators: [inApp({ at: '/birthyear' })],
  parameters: { layout: 'fullscreen', msw: [profile, records(SET_BIRTH_YEAR, sent)] },
  beforeEach: () => {
    sent.length = 0;
  },
} satisfies Meta<typeof BirthYearScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BirthYear: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Födelseår');
    await expect(field).toHaveValue('2013');
    await userEvent.clear(field);
    await userEvent.type(field, '2012');
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    await canvas.findByText('/myprofile');
    await expect(sent).toEqual([{ birthYear: 2012 }]);
  },
};

/** More than 110 years ago, or in the future. */
export const ImpossibleYear: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Födelseår');
    await userEvent.clear(field);
    await userEvent.type(field, '1850');
    await canvas.findByText(/Skriv ett år mellan/);
    await expect(canvas.getByRole('button', { name: 'Spara' })).toBeDisabled();
  },
};

/** Opened from home: back returns there. */
export const FromHome: Story = {
  parameters: { place: { at: { pathname: '/birthyear', state: { backTo: '/home' } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tillbaka' }));
    await canvas.findByText('/home');
  },
};

export const Gender: Story = {
  parameters: { place: { at: '/gender' }, msw: [profile, records(SET_GENDER, sent)] },
  render: () => <GenderScreen />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Tjej' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Icke-binär' }));
    await canvas.findByText('/myprofile');
    await expect(sent).toEqual([{ gender: 'NEUTRAL' }]);
  },
};

export const GenderSkipped: Story = {
  parameters: { place: { at: '/gender' }, msw: [profile, records(SET_GENDER, sent)] },
  render: () => <GenderScreen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoppa över' }));
    await canvas.findByText('/myprofile');
    await expect(sent).toEqual([{ gender: null }]);
  },
};

/** Opened from home while a home is missing too: skipping gender continues with the home, not with gender again. */
export const SkippedOnTheWayToAHome: Story = {
  parameters: {
    place: { at: { pathname: '/gender', state: { backTo: '/home' } } },
    msw: [
      replies(READ_PROFILE, Profile, { ...fullProfile, houses: {}, housePersonMap: {} }),
      records(SET_GENDER, sent),
    ],
  },
  render: () => <GenderScreen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoppa över' }));
    await canvas.findByText('/accommodation');
  },
};

export const Offline: Story = {
  parameters: { place: { at: '/gender' }, msw: [profile, unreachable(SET_GENDER)] },
  render: () => <GenderScreen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Kille' }));
    await canvas.findByText(/Vi når inte vår server/);
  },
};

export const English: Story = {
  parameters: { place: { at: '/gender', language: 'en' } },
  render: () => <GenderScreen />,
};

export const Loading: Story = { parameters: { msw: [hangs(READ_PROFILE)] } };
