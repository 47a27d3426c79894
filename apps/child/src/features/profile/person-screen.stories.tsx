import { mocked } from '@lykta/api/testing';
import { Profile } from '@lykta/domain';
import { ADD_PERSON, DELETE_PERSON, READ_PROFILE, fill } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { fullProfile } from '../../testing/fixtures.ts';
import { accepts, fails, hangs, replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { PersonScreen } from './person-screen.tsx';

const profile = replies(READ_PROFILE, Profile, fullProfile);
const sent: unknown[] = [];
const known = { at: { pathname: '/person', state: { personId: 'dad', backTo: '/myprofile' } } };
const adds = mocked(ADD_PERSON, async ({ request }) => {
  sent.push(await request.json());
  return HttpResponse.text('new-person');
});

const meta = {
  title: 'Child/Profile/Person',
  tags: ['screen'],
  component: PersonScreen,
  decorators: [inApp({ at: '/person' })],
  parameters: { layout: 'fullscreen', msw: [profile, adds] },
  beforeEach: () => {
    sent.length = 0;
  },
} satisfies Meta<typeof PersonScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Who it is, then a figure that fits the age. */
export const New: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Sök'), 'husd');
    await userEvent.click(canvas.getByRole('button', { name: 'husdjur' }));
    await canvas.findByRole('heading', { name: 'Välj en figur: husdjur' });
    await userEvent.click(canvas.getByRole('radio', { name: /^Figur 1\./ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    await canvas.findByText('/myprofile');
    await expect(sent).toEqual([{ type: 'PET', avatar: 'pet-01' }]);
  },
};

/** A child who types "hund" finds the pet. */
export const AnotherWord: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Sök'), 'hund');
    await userEvent.click(canvas.getByRole('button', { name: 'husdjur' }));
    await canvas.findByRole('heading', { name: 'Välj en figur: husdjur' });
  },
};

export const NoSuchWord: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Sök'), 'xyz');
    await canvas.findByText('Vi hittar inget sådant ord.');
    await userEvent.click(canvas.getByRole('button', { name: 'Välj någon annan' }));
    await canvas.findByRole('heading', { name: 'Välj en figur: någon annan' });
  },
};

export const Removed: Story = {
  parameters: { place: known, msw: [profile, accepts(fill(DELETE_PERSON, { id: 'dad' }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ta bort personen' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ta bort' }));
    await canvas.findByText('/myprofile');
  },
};

/** Another device removed the person first: that is no error. */
export const RemovedElsewhere: Story = {
  parameters: {
    place: known,
    msw: [profile, fails(fill(DELETE_PERSON, { id: 'dad' }), 404, 'not-found')],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ta bort personen' }));
    await userEvent.click(
      await within(await canvas.findByRole('dialog')).findByRole('button', { name: 'Ta bort' }),
    );
    await canvas.findByText('/myprofile');
  },
};

export const RemoveFails: Story = {
  parameters: {
    place: known,
    msw: [profile, fails(fill(DELETE_PERSON, { id: 'dad' }), 500, 'server-error')],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ta bort personen' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ta bort' }));
    await canvas.findByText(/Något gick fel hos oss/);
  },
};

export const English: Story = { parameters: { place: { language: 'en' } } };

export const Loading: Story = { parameters: { msw: [hangs(READ_PROFILE)] } };
