import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { inApp } from '../../testing/story.tsx';
import { HeardScreen } from './heard-screen.tsx';

const meta = {
  title: 'Child/Questions/Heard',
  tags: ['screen'],
  component: HeardScreen,
  decorators: [inApp({ at: '/form/school/1' })],
  parameters: { layout: 'fullscreen' },
  args: { asked: false, onGoOn: fn() },
} satisfies Meta<typeof HeardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In an own form: the answer is sent to nobody, and the screen offers somebody to call. */
export const Own: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Lykta skickar inte svaret till någon.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Ring 116 111/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chatta: Bris' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fortsätt' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};

/** In a requested form: the readers will see the answer. */
export const Asked: Story = {
  args: { asked: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('De som läser ser att du vill ha hjälp.')).toBeVisible();
  },
};

export const English: Story = { args: { asked: true }, globals: { language: 'en' } };
