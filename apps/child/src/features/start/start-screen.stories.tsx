import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { keepCode, dropCodes } from '../../frame/storage/codes.ts';
import { inApp } from '../../testing/story.tsx';
import { StartScreen } from './start-screen.tsx';

const meta = {
  title: 'Child/Start',
  tags: ['screen'],
  component: StartScreen,
  decorators: [inApp({ at: '/' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: dropCodes,
} satisfies Meta<typeof StartScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Är det fara nu? Ring 112' })).toHaveAttribute(
      'href',
      'tel:112',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Skapa konto' }));
    await canvas.findByText('/create');
  },
};

/** The film opens in a dialog with captions in the app's language; nothing is loaded before. */
export const Film: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(document.querySelector('video')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Se hur Lykta funkar/ }));
    const dialog = await canvas.findByRole('dialog', { name: 'Se hur Lykta funkar' });
    await expect(within(dialog).getByRole('combobox', { name: 'Text i filmen' })).toHaveValue('sv');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stäng' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /Se hur Lykta funkar/ })).toHaveFocus();
  },
};

/** The visitor opened a link with an invitation code. */
export const Invited: Story = {
  tags: ['every-mode'],
  beforeEach: () => keepCode('ABC-234'),
  play: async ({ canvas }) => {
    await canvas.findByText(/Din inbjudan väntar/);
  },
};

export const English: Story = { parameters: { place: { at: '/', language: 'en' } } };

export const ChangesLanguage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Språk' }), 'English');
    await canvas.findByRole('link', { name: 'Create an account' });
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Svenska');
    await canvas.findByRole('link', { name: 'Skapa konto' });
    await expect(document.documentElement).toHaveAttribute('lang', 'sv');
  },
};

export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'إنشاء حساب' });
  },
};
