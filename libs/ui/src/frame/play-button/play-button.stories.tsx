import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlayButton } from './play-button.tsx';

const meta = {
  title: 'Components/Frame/PlayButton',
  component: PlayButton,
  args: { children: 'Se hur Lykta funkar', note: 'Film på 1 minut, med text', onClick: fn() },
  parameters: {
    guide: {
      do: ['Say how long the film is, and that it has text.'],
      dont: ['A film that begins by itself.'],
      keyboard: [['Enter, Space', 'Opens the film.']],
    },
  },
} satisfies Meta<typeof PlayButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Se hur Lykta funkar/ }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { children: 'See how Lykta works', note: 'A 1-minute film, with text' },
};
export const LongText: Story = {
  args: { children: 'Se hur det går till när du svarar på frågor i Lykta' },
  globals: { viewport: { value: 'small' } },
};
