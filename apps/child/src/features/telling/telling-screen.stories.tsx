import { ClientSession } from '@lykta/domain';
import { READ_SESSION } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { session } from '../../testing/fixtures.ts';
import { replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { TellingScreen } from './telling-screen.tsx';

const route = '/telling/:topic';

const meta = {
  title: 'Child/Telling/Questions before telling',
  tags: ['screen'],
  component: TellingScreen,
  decorators: [inApp({ at: '/telling/parents', route })],
  parameters: { layout: 'fullscreen', msw: [replies(READ_SESSION, ClientSession, session)] },
} satisfies Meta<typeof TellingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Parents: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Du behöver inte säga vem du är/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Kan jag ångra mig?' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kan jag ångra mig?' })).toBeVisible();
  },
};
export const Happens: Story = { parameters: { place: { at: '/telling/happens' } } };
export const Undo: Story = { parameters: { place: { at: '/telling/undo' } } };
export const Company: Story = { parameters: { place: { at: '/telling/company' } } };
/** An unknown address redirects to the first page. */
export const Unknown: Story = {
  parameters: { place: { at: '/telling/other' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Får mina föräldrar veta?' })).toBeVisible();
  },
};
export const English: Story = { globals: { language: 'en' } };
