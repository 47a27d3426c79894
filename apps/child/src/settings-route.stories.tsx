import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SettingsRoute } from './settings-route.tsx';
import { signedIn } from './testing/mocks-account.ts';
import { fakePush } from './testing/push-browser.ts';
import { inApp } from './testing/story.tsx';

const meta = {
  title: 'Child/Settings/With reminders',
  tags: ['screen'],
  component: SettingsRoute,
  decorators: [inApp({ at: '/settings' })],
  parameters: { layout: 'fullscreen', msw: [signedIn({ verified: true })] },
  beforeEach: () => fakePush({}),
} satisfies Meta<typeof SettingsRoute>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The switch stands above the language from the first drawing on. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles.slice(0, 2)).toEqual(['Påminnelser', 'Språk']);
    await expect(canvas.getByRole('switch', { name: 'Påminn mig om att titta in' })).toBeEnabled();
  },
};
/** A browser without push: the switch says why it is off. */
export const NoReminders: Story = { beforeEach: () => fakePush({ push: false }) };
export const English: Story = { parameters: { place: { language: 'en' } } };
