import { BEB_FORM, Story as ToldStory } from '@lykta/domain';
import { READ_STORY, fill } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aroundForms } from '../../testing/answering.ts';
import { fails, hangs, replies } from '../../testing/mocks.ts';
import { toldStory, untoldStory } from '../../testing/story-told.ts';
import { inApp } from '../../testing/story.tsx';
import { StoryScreen } from './story-screen.tsx';

const PATH = fill(READ_STORY, { formId: BEB_FORM.id, formVersion: BEB_FORM.version });

const meta = {
  title: 'Child/Story/Overview',
  tags: ['screen'],
  component: StoryScreen,
  decorators: [inApp({ at: '/beb' })],
  parameters: {
    layout: 'fullscreen',
    msw: [replies(PATH, ToldStory, toldStory), ...aroundForms],
  },
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first four of each section, and the number of statements in each area. */
export const Default: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('I skolan tycker jag om idrott och maten.')).toBeVisible();
    await expect(await canvas.findByText('Jag litar på mamma.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Skolan/ })).toHaveTextContent('6 svar');
    await expect(canvas.getByRole('link', { name: /^Hemmet/ })).toHaveTextContent('Inga svar än');
    await userEvent.click(canvas.getByRole('link', { name: 'Visa alla: Det som är bra' }));
    await canvas.findByText('/beb/good');
  },
};

export const Empty: Story = {
  parameters: { msw: [replies(PATH, ToldStory, untoldStory), ...aroundForms] },
};

export const Loading: Story = { parameters: { msw: [hangs(PATH), ...aroundForms] } };

export const Failed: Story = {
  parameters: { msw: [fails(PATH, 503, 'busy'), ...aroundForms] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Prova igen' })).toBeVisible();
  },
};

export const English: Story = { globals: { language: 'en' } };

export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('في المدرسة أحب درس الرياضة.')).toBeVisible();
  },
};
