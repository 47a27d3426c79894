import { BEB_FORM, Profile, Story as ToldStory } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import { READ_PROFILE, READ_STORY, fill } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { aroundForms } from '../../testing/answering.ts';
import { fails, hangs, replies } from '../../testing/mocks.ts';
import { fullProfile } from '../../testing/fixtures.ts';
import { earlierStory, longStory, toldStory, untoldStory, withSister } from '../../testing/story-told.ts';
import { inApp } from '../../testing/story.tsx';
import { StoryViewScreen } from './story-view-screen.tsx';

const PATH = fill(READ_STORY, { formId: BEB_FORM.id, formVersion: BEB_FORM.version });
/** The story as it is now, and the earlier one where that is asked for. */
const tells = (now: ToldStory, earlier: () => Response | Promise<Response>) =>
  mocked(PATH, ({ request }) =>
    new URL(request.url).searchParams.get('part') === 'inactive' ? earlier() : HttpResponse.json(now),
  );
const told = tells(toldStory, () => HttpResponse.json(earlierStory));
const untold = [replies(PATH, ToldStory, untoldStory), ...aroundForms];

const meta = {
  title: 'Child/Story/One side',
  tags: ['screen'],
  component: StoryViewScreen,
  decorators: [
    (story, context) => inApp({ at: `/beb/${context.parameters.what}`, route: '/beb/:what' })(story, context),
  ],
  parameters: {
    layout: 'fullscreen',
    what: 'good',
    msw: [told, ...aroundForms],
  },
} satisfies Meta<typeof StoryViewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each day is shown once. While changing, pressing a sentence opens its question. */
export const Good: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Så här vill jag ha det' })).toBeVisible();
    await expect(await canvas.findByText('Jag litar på mamma.')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { name: /^5 november/ })).toHaveLength(1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ändra' }));
    await expect(canvas.getByText('Tryck på det som inte stämmer längre.')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Ändra: I skolan tycker jag om idrott och maten.' }),
    );
    await canvas.findByText('/form/school/1/likes');
  },
};

/** When changing ends, the answers are no buttons any more. */
export const ChangingEnds: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ändra' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
    await expect(canvas.queryByRole('button', { name: /^Ändra:/ })).toBeNull();
    await expect(canvas.getByText('Jag litar på mamma.')).toBeVisible();
  },
};

/** A form without sentences shows question and answer. What no longer holds is separate. */
export const Important: Story = {
  parameters: { what: 'important' },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Det här vill jag ha hjälp med')).toBeVisible();
    await expect(canvas.getByText('Läxor')).toBeVisible();
    await expect(canvas.getByText('Jag har ingen att vara med på rasten.')).toBeVisible();
    await expect(canvas.queryByText('Jag sover sällan bra.')).toBeNull();
    await userEvent.click(canvas.getByText('Det du sa förut'));
    await expect(await canvas.findByText('Jag sover sällan bra.')).toBeVisible();
  },
};

const openEarlier: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByText('Det du sa förut'));
};
export const EarlierLoading: Story = {
  parameters: {
    what: 'important',
    msw: [tells(toldStory, () => new Promise<never>(() => {})), ...aroundForms],
  },
  play: openEarlier,
};
/** What was said earlier could not be read: what is said now stays, and it can be tried again. */
export const EarlierFailed: Story = {
  parameters: {
    what: 'important',
    msw: [tells(toldStory, () => new HttpResponse(null, { status: 503 })), ...aroundForms],
  },
  play: async (context) => {
    await openEarlier(context);
    await expect(await context.canvas.findByRole('button', { name: 'Prova igen' })).toBeVisible();
    await expect(context.canvas.getByText('Läxor')).toBeVisible();
  },
};

export const School: Story = {
  parameters: { what: 'school' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Skolan' })).toBeVisible();
    await expect(
      await canvas.findByText('På rasten är jag helst med min lillasyster och min bästa kompis.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Berätta mer' })).toHaveAttribute(
      'href',
      '/form/school/1',
    );
  },
};
export const Persons: Story = {
  parameters: { what: 'persons' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'lillasyster' })).toBeVisible();
    await expect(canvas.getByText('Du har inte sagt något om pappa än.')).toBeVisible();
  },
};

const forty = Object.fromEntries(
  Array.from({ length: 40 }, (_, n) => [
    `p${n}`,
    { type: 'FRIEND', avatar: 'child-02', mentioned: [withSister] },
  ]),
);
/** Far below, a head is an outline until the child scrolls there, also one in a sentence. Paper has all of them. */
export const FortyPersons: Story = {
  parameters: {
    what: 'persons',
    msw: [replies(PATH, ToldStory, { active: { persons: forty } }), ...aroundForms],
  },
  play: async ({ canvas }) => {
    const heads = await canvas.findAllByRole('heading', { level: 2 });
    await expect(heads).toHaveLength(40);
    const drawnIn = (head: HTMLElement) => head.closest('section')!.querySelectorAll('svg').length;
    const [first, last] = [heads.at(0)!, heads.at(-1)!];
    // The person, and the two that the sentence names. In large text these are below the window.
    await waitFor(async () => {
      first.nextElementSibling!.scrollIntoView({ block: 'end' });
      await expect(drawnIn(first)).toBe(3);
    });
    await expect(drawnIn(last)).toBe(0);
    await expect(last.checkVisibility({ contentVisibilityAuto: true }), 'laid out far below').toBe(false);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(drawnIn(last)).toBe(3);
    window.dispatchEvent(new Event('afterprint'));
    await expect(drawnIn(last)).toBe(0);
    await waitFor(async () => {
      last.nextElementSibling!.scrollIntoView({ block: 'end' });
      await expect(drawnIn(last)).toBe(3);
    });
  },
};

export const Homes: Story = {
  parameters: { what: 'houses' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Här bor mamma, lillasyster, husdjur.'),
    ).toBeVisible();
    await expect(await within(canvasElement).findByText('Jag är mest trygg i villan.')).toBeVisible();
  },
};

/** A child without a home: what it said about a removed home, and a link to the profile. */
export const NoHome: Story = {
  parameters: {
    what: 'houses',
    msw: [
      replies(PATH, ToldStory, untoldStory),
      replies(READ_PROFILE, Profile, { ...fullProfile, houses: {}, housePersonMap: {} }),
      ...aroundForms,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Här kommer dina hem')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: { what: 'family', msw: [replies(PATH, ToldStory, longStory), ...aroundForms] },
};

export const EmptyArea: Story = {
  parameters: { what: 'leisure', msw: untold },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Svara på frågor' })).toHaveAttribute(
        'href',
        '/form/leisure/1',
      ),
    );
  },
};

export const EmptyGood: Story = { parameters: { what: 'good', msw: untold } };
export const EmptyPersons: Story = { parameters: { what: 'persons', msw: untold } };
export const EmptyHomes: Story = { parameters: { what: 'houses', msw: untold } };

export const UnknownSide: Story = {
  parameters: { what: 'secrets' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('/beb');
  },
};

export const Loading: Story = { parameters: { msw: [hangs(PATH), ...aroundForms] } };
export const Failed: Story = {
  parameters: { msw: [fails(PATH, 503, 'busy'), ...aroundForms] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Prova igen' })).toBeVisible();
  },
};
export const English: Story = { globals: { language: 'en' } };
