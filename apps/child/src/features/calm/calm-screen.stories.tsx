import { ClientSession } from '@lykta/domain';
import { READ_SESSION } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { session } from '../../testing/fixtures.ts';
import { replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { CalmScreen } from './calm-screen.tsx';

const route = '/calm/:way?';

const meta = {
  title: 'Child/Calm/Do something with the feeling',
  tags: ['screen'],
  component: CalmScreen,
  decorators: [inApp({ at: '/calm', route })],
  parameters: { layout: 'fullscreen', msw: [replies(READ_SESSION, ClientSession, session)] },
} satisfies Meta<typeof CalmScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ways: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Andas med lyktan' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Andas med lyktan' })).toBeVisible();
  },
};

/** Nothing moves before the child starts it. */
export const BreatheBefore: Story = { parameters: { place: { at: '/calm/breathe' } } };

export const Breathe: Story = {
  parameters: { place: { at: '/calm/breathe' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Börja andas' }));
    await expect(canvas.getByText('Andas in …')).toBeVisible();
  },
};

export const BreatheStopped: Story = {
  parameters: { place: { at: '/calm/breathe' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Börja andas' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sluta' }));
    await expect(canvas.getByText('Sitt eller ligg så att det är skönt.')).toBeVisible();
  },
};

export const Senses: Story = {
  parameters: { place: { at: '/calm/senses' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/fem saker/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
    await expect(canvas.getByText(/fyra saker/)).toBeVisible();
  },
};

export const SensesOver: Story = {
  parameters: { place: { at: '/calm/senses' } },
  play: async ({ canvas, userEvent }) => {
    for (let sense = 0; sense < 5; sense += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
    await expect(canvas.getByText(/Du är här/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Börja om' })).toBeVisible();
  },
};

export const Move: Story = { parameters: { place: { at: '/calm/move' } } };

export const Say: Story = {
  parameters: { place: { at: '/calm/say' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kan du hjälpa mig med en sak?' }));
    await expect(canvas.getByText('Kan du hjälpa mig med en sak?')).toHaveAttribute('role', 'status');
  },
};

/** An unknown address shows all ways. */
export const Unknown: Story = {
  parameters: { place: { at: '/calm/other' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rör på dig' })).toBeVisible();
  },
};

export const English: Story = { globals: { language: 'en' } };
