import { Profile } from '@lykta/domain';
import {
  ADD_HOUSE,
  ADD_PERSON,
  CHANGE_HOUSE,
  DELETE_HOUSE,
  READ_PROFILE,
  SET_HOUSE_PERSONS,
  fill,
} from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fullProfile } from '../../testing/fixtures.ts';
import { accepts, fails, hangs, records, replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { AccommodationScreen, HouseholdScreen, HousesScreen } from './house-screens.tsx';

const profile = replies(READ_PROFILE, Profile, fullProfile);
const sent: unknown[] = [];
const ofHome1 = { at: '/accommodation/home1', route: '/accommodation/:id' };

const meta = {
  title: 'Child/Profile/Homes',
  tags: ['screen'],
  component: HouseholdScreen,
  decorators: [inApp(ofHome1)],
  parameters: {
    layout: 'fullscreen',
    msw: [profile, records(fill(SET_HOUSE_PERSONS, { id: 'home1' }), sent)],
  },
  beforeEach: () => {
    sent.length = 0;
  },
} satisfies Meta<typeof HouseholdScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Who lives in a home: a press adds or removes. */
export const WhoLivesThere: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'mamma' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'mamma' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'pappa' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    await canvas.findByText('/myprofile');
    await expect(sent).toEqual([['sister', 'dog', 'dad']]);
  },
};

/** A person added here lives here at once. */
export const SomebodyNew: Story = {
  parameters: {
    msw: [profile, accepts(ADD_PERSON, 'granny'), records(fill(SET_HOUSE_PERSONS, { id: 'home1' }), sent)],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lägg till en person' }));
    await userEvent.type(await canvas.findByLabelText('Sök'), 'mormor');
    await userEvent.click(canvas.getByRole('button', { name: 'mormor' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^Figur 1\./ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(sent).toEqual([['mum', 'sister', 'dog', 'granny']]));
    await canvas.findByRole('heading', { name: 'Vilka bor där?' });
  },
};

export const SaveFails: Story = {
  parameters: {
    msw: [profile, fails(fill(SET_HOUSE_PERSONS, { id: 'home1' }), 400, 'invalid-input')],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spara' }));
    await canvas.findByText('Hemmet kunde inte sparas. Prova igen.');
  },
};

export const HomeRemoved: Story = {
  parameters: { msw: [profile, accepts(fill(DELETE_HOUSE, { id: 'home1' }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ta bort hemmet' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await dialog.findByText('Personerna finns kvar i din profil.');
    await userEvent.click(dialog.getByRole('button', { name: 'Ta bort' }));
    await canvas.findByText('/myprofile');
  },
};

export const UnknownHome: Story = {
  parameters: { place: { ...ofHome1, at: '/accommodation/nowhere' } },
  play: async ({ canvas }) => {
    await canvas.findByText('/myprofile');
  },
};

/** /accommodation: the kind of home, then who lives there. */
export const NewHome: Story = {
  parameters: {
    place: { at: '/accommodation', route: '/accommodation' },
    msw: [profile, accepts(ADD_HOUSE, 'home3')],
  },
  render: () => <AccommodationScreen />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('radio', { name: 'Villa' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
    await canvas.findByRole('heading', { name: 'Vilka bor där?' });
  },
};

/** /houses with a home: changes its drawing. */
export const ChangedHome: Story = {
  parameters: {
    place: { at: { pathname: '/houses', state: { houseId: 'home1' } }, route: '/houses' },
    msw: [profile, records(fill(CHANGE_HOUSE, { id: 'home1' }), sent)],
  },
  render: () => <HousesScreen />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Lägenhet' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Vet inte' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    await canvas.findByText('/myprofile');
    await expect(sent).toEqual([{ type: 'UNKNOWN', avatar: 'house-unknown' }]);
  },
};

/** The home was removed on another device: no new home is created instead. */
export const HomeGone: Story = {
  parameters: { place: { at: { pathname: '/houses', state: { houseId: 'gone' } }, route: '/houses' } },
  render: () => <HousesScreen />,
  play: async ({ canvas }) => {
    await canvas.findByText('/myprofile');
  },
};

export const English: Story = { parameters: { place: { ...ofHome1, language: 'en' } } };

export const Loading: Story = { parameters: { msw: [hangs(READ_PROFILE)] } };
