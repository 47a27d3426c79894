import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inApp } from '../../testing/story.tsx';
import { LookSetting } from './look-setting.tsx';

const meta = {
  title: 'Child/Settings/Look',
  component: LookSetting,
  decorators: [inApp({ at: '/settings' })],
  beforeEach: () => () => localStorage.removeItem('general'),
} satisfies Meta<typeof LookSetting>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The calm look comes at once, and goes again. */
export const ChosenAndBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Lugnare' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-look', 'calm'));
    await expect(JSON.parse(localStorage.getItem('general') ?? '{}')).toMatchObject({ look: 'calm' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Som vanligt' }));
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-look'));
  },
};
export const English: Story = { globals: { language: 'en' } };
