import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inApp } from '../../testing/story.tsx';
import { SupportLinkScreen } from './support-link-screen.tsx';

const meta = {
  title: 'Child/Support/Help with one thing',
  tags: ['screen'],
  component: SupportLinkScreen,
  decorators: [inApp({ at: '/support/bad', route: '/support/:link' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SupportLinkScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bad: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ring 116 111: Bris' })).toHaveAttribute(
      'href',
      'tel:116111',
    );
    // Said once for the three ways to Bris.
    const bris = within(present(canvas.getAllByRole('listitem')[0], 'canvas.getAllByRole(’listitem’)[0]'));
    await expect(bris.getAllByText('dygnet runt')).toHaveLength(1);
    await expect(canvas.getAllByText('Öppet nu').length).toBeGreaterThan(0);
  },
};

export const Rights: Story = { parameters: { place: { at: '/support/rights' } } };

/** An unknown subject redirects to the overview. */
export const Unknown: Story = {
  parameters: { place: { at: '/support/pizza' } },
  play: async ({ canvas }) => {
    await canvas.findByText('/support');
  },
};

export const English: Story = { parameters: { place: { at: '/support/gender', language: 'en' } } };
