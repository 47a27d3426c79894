import { mocked } from '@lykta/api/testing';
import { Profile } from '@lykta/domain';
import {
  ADD_HOUSE,
  ADD_PERSON,
  READ_PROFILE,
  SET_AVATAR,
  SET_BIRTH_YEAR,
  SET_GENDER,
  SET_HOUSE_PERSONS,
  fill,
} from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, spyOn, waitFor } from 'storybook/test';
import { emptyProfile, fullProfile } from '../../testing/fixtures.ts';
import { accepts, fails, hangs, replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { ProfileWizardScreen } from './profile-wizard-screen.tsx';

const saves = [
  accepts(SET_AVATAR),
  accepts(SET_BIRTH_YEAR),
  accepts(SET_GENDER),
  accepts(ADD_HOUSE, 'home1'),
  accepts(fill(SET_HOUSE_PERSONS, { id: 'home1' })),
  accepts(ADD_PERSON, 'mum'),
];
const begun = [replies(READ_PROFILE, Profile, emptyProfile), ...saves];

const meta = {
  title: 'Child/Profile/Wizard',
  tags: ['screen'],
  component: ProfileWizardScreen,
  decorators: [inApp({ at: '/profile' })],
  parameters: { layout: 'fullscreen', msw: begun },
  args: {
    maker: ({ avatar }) => (
      <main>
        <h1>Byggaren</h1>
        <p>{JSON.stringify(avatar)}</p>
      </main>
    ),
  },
} satisfies Meta<typeof ProfileWizardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first step: eight figures and a tile for the builder. */
export const FirstStep: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Välj din figur' });
    await expect(canvas.getAllByRole('radio')).toHaveLength(8);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getByRole('button', { name: 'Nästa' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Gör en egen figur' }));
    await canvas.findByText('Byggaren');
  },
};

/** The builder begins with the figure that is marked. */
export const OwnFromAMarkedFigure: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Figur 3\./ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Gör en egen figur' }));
    await canvas.findByText('"child-03"');
  },
};

/** Back from who lives there changes the home that was just told, and adds no second one. */
export const BackToTheHome: Story = {
  parameters: {
    msw: [replies(READ_PROFILE, Profile, { ...fullProfile, housePersonMap: { home1: ['mum'] } }), ...saves],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Vilka bor där?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Tillbaka' }));
    await canvas.findByRole('heading', { name: 'Hur bor du?' });
    await expect(canvas.getByRole('radio', { checked: true })).toBeVisible();
  },
};

/** All steps by pressing. */
export const WholeWay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Figur 2\./ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
    await userEvent.type(await canvas.findByLabelText('Födelseår'), '2014');
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Kille' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Radhus' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
    await canvas.findByText('Lägg till dem som bor med dig, en i taget.');
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
    const no = await canvas.findByRole('button', { name: 'Nej, det var alla' });
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '6');
    await userEvent.click(no);
    await canvas.findByRole('heading', { name: 'Nu är din profil klar!' });
    await userEvent.click(canvas.getByRole('link', { name: 'Till startsidan' }));
    await canvas.findByText('/home');
  },
};

const stored: unknown[] = [];
let answerTheFirst = () => {};
let first: Promise<void>;
/** A person who was added is still being stored: a press on the next step waits for that, and is not lost. */
export const NextWhileStoring: Story = {
  parameters: {
    msw: [
      mocked(fill(SET_HOUSE_PERSONS, { id: 'home1' }), async ({ request }) => {
        stored.push(await request.json());
        await first;
        return new HttpResponse(null, { status: 204 });
      }),
      replies(READ_PROFILE, Profile, {
        ...emptyProfile,
        avatar: 'child-01',
        birthYear: 2014,
        gender: 'MALE',
        houses: { home1: { type: 'APARTMENT', avatar: 'house-apartment' } },
      }),
      ...saves,
    ],
  },
  beforeEach: () => {
    stored.splice(0);
    first = new Promise((resolve) => (answerTheFirst = resolve));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lägg till en person' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'mamma' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^Figur 2\./ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    const next = await canvas.findByRole('button', { name: 'Nästa' });
    await waitFor(() => expect(stored).toEqual([['mum']]));
    await expect(next).not.toHaveAttribute('aria-busy');
    const asked = spyOn(globalThis, 'fetch');
    await userEvent.click(next);
    await expect(next).toHaveAttribute('aria-busy', 'true');
    // A list that did not wait would be on its way by the next task.
    await new Promise((resolve) => setTimeout(resolve));
    await expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    answerTheFirst();
    await canvas.findByRole('button', { name: 'Nej, det var alla' });
    await expect(stored).toEqual([['mum'], ['mum']]);
  },
};

/** After a reload the wizard resumes at the same step. */
export const Resumes: Story = {
  parameters: {
    msw: [
      replies(READ_PROFILE, Profile, {
        ...emptyProfile,
        avatar: 'child-01',
        birthYear: 2014,
        gender: 'MALE',
      }),
      ...saves,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Hur bor du?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Tillbaka' }));
    await canvas.findByRole('heading', { name: 'Vilket kön har du?' });
  },
};

export const MoreHomes: Story = {
  parameters: { msw: [replies(READ_PROFILE, Profile, fullProfile), ...saves] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ja, ett till' }));
    await canvas.findByRole('heading', { name: 'Hur bor du?' });
  },
};

export const SaveFails: Story = {
  parameters: {
    msw: [replies(READ_PROFILE, Profile, emptyProfile), mocked(SET_AVATAR, () => HttpResponse.error())],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Figur 1\./ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
    await canvas.findByText(/Vi når inte vår server/);
    await canvas.findByRole('heading', { name: 'Välj din figur' });
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
