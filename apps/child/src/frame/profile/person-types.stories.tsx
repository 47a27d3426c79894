import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inApp } from '../../testing/story.tsx';
import { PersonTypes } from './person-types.tsx';

const meta = {
  title: 'Child/Profile/Person types',
  component: PersonTypes,
  decorators: [inApp()],
  args: { onChoose: fn() },
} satisfies Meta<typeof PersonTypes>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The family group is open; the others open on a press. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'mamma' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('MOTHER');
  },
};

export const Chosen: Story = {
  args: { chosen: 'FATHER' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'pappa' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** All matches are visible, in every group. */
export const Searched: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Sök' }), 'MOR');
    await userEvent.click(await canvas.findByRole('button', { name: 'gudmor' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('GODMOTHER');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Sök' }), 'xyz');
    await canvas.findByText('Vi hittar inget sådant ord.');
  },
};

export const English: Story = { globals: { language: 'en' } };
