import { BEB_FORM, Story as ToldStory } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aroundForms } from '../../testing/answering.ts';
import { fails, hangs, replies } from '../../testing/mocks.ts';
import { toldStory, untoldStory } from '../../testing/story-told.ts';
import { inApp } from '../../testing/story.tsx';
import { StoryViewScreen } from './story-view-screen.tsx';

const PATH = `clients/beb/${BEB_FORM.id}/${BEB_FORM.version}`;
const untold = [replies('get', PATH, ToldStory, untoldStory), ...aroundForms];

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
    msw: [replies('get', PATH, ToldStory, toldStory), ...aroundForms],
  },
} satisfies Meta<typeof StoryViewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changing an answer opens its question. */
export const Good: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Så här vill jag ha det' })).toBeVisible();
    await expect(canvas.getByText('Du sa det 8 november')).toBeVisible();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ändra svaret på: Det här tycker jag om' }),
    );
    await canvas.findByText('/form/school/1/likes');
  },
};

/** What no longer holds stands apart. */
export const Important: Story = {
  parameters: { what: 'important' },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Läxor')).toBeVisible();
    await expect(canvas.getByText('Dåligt')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Det du sa förut'));
    await expect(canvas.getByText('Dåligt')).toBeVisible();
  },
};

export const School: Story = { parameters: { what: 'school' } };
export const Persons: Story = {
  parameters: { what: 'persons' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'lillasyster' })).toBeVisible();
    await expect(canvas.getByText('Du har inte sagt något om pappa än.')).toBeVisible();
  },
};

export const Homes: Story = {
  parameters: { what: 'houses' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Här bor mamma, lillasyster, husdjur.'),
    ).toBeVisible();
  },
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

export const Loading: Story = { parameters: { msw: [hangs('get', PATH), ...aroundForms] } };
export const Failed: Story = {
  parameters: { msw: [fails('get', PATH, 503, 'busy'), ...aroundForms] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Prova igen' })).toBeVisible();
  },
};
export const English: Story = { globals: { language: 'en' } };
