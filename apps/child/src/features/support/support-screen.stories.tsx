import { ClientSession } from '@lykta/domain';
import { READ_SESSION } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { session } from '../../testing/fixtures.ts';
import { fails, replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { SupportScreen } from './support-screen.tsx';

const meta = {
  title: 'Child/Support/Overview',
  tags: ['screen'],
  component: SupportScreen,
  decorators: [inApp({ at: '/support' })],
  parameters: { layout: 'fullscreen', msw: [replies(READ_SESSION, ClientSession, session)] },
} satisfies Meta<typeof SupportScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  tags: ['every-mode'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Ring 112' })).toHaveAttribute('href', 'tel:112');
    await expect(canvas.getByRole('link', { name: 'Sms:a 116 111: Bris' })).toBeVisible();
    await canvas.findByRole('link', { name: 'Visa din berättelse för en vuxen' });
    await userEvent.click(canvas.getByRole('link', { name: 'Jag blir mobbad' }));
    await canvas.findByText('/support/bullied');
  },
};

/** Open without an account; only sharing needs one. */
export const SignedOut: Story = {
  parameters: { msw: [fails(READ_SESSION, 401, 'not-signed-in')] },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ring 112' });
    await expect(canvas.queryByRole('link', { name: /Visa din berättelse/ })).toBeNull();
  },
};

/** What the quick exit does, and what it can't do. */
export const AboutTheExit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Knappen Lämna snabbt'));
    await expect(canvas.getByText(/Ta bort det själv, under Historik/)).toBeVisible();
  },
};

export const English: Story = { parameters: { place: { language: 'en' } } };

/** A telephone number keeps its order among words from right to left. */
export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'اتصل على 112' });
    await canvas.findByRole('link', { name: /اتصل بـ .*116 111/ });
  },
};
