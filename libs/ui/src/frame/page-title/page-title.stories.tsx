import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageTitle } from './page-title.tsx';

const meta = {
  title: 'Components/Frame/PageTitle',
  component: PageTitle,
  args: { children: 'Dela med någon du litar på', intro: 'Du väljer vad som syns. Ditt namn visas aldrig.' },
  parameters: {
    guide: {
      do: ['One on each screen; the focus comes here after navigation.'],
      dont: ['More than two sentences under it.'],
      keyboard: [['After navigation', 'The focus is here; the next Tab goes into the screen.']],
    },
  },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithIntro: Story = {};
export const Alone: Story = { args: { children: 'Dina dagar', intro: undefined } };
/** A loading screen announces its title to screen readers. */
export const Hidden: Story = {
  args: { children: 'Laddar', intro: undefined, hidden: true },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Laddar' });
    await expect(title.parentElement?.getBoundingClientRect().height).toBe(1);
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { children: 'Vem brukar du prata med när något har hänt som känns svårt?' },
};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    children: 'Share with somebody you trust',
    intro: 'You choose what is seen. Your name is never shown.',
  },
};
