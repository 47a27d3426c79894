import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppColumn } from '../app-column/app-column.tsx';
import { StoryHeader } from '../story-header.tsx';
import { FigureScene } from './figure-scene.tsx';

const meta = {
  title: 'Components/Frame/FigureScene',
  component: FigureScene,
  args: {
    title: 'Hej igen!',
    intro: 'Fint att se dig.',
    figure: <img src="/assets/avatars/default.svg" alt="" />,
    edit: { href: '/avatar', label: 'Ändra din figur' },
    header: <StoryHeader lead="brand" />,
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['One pool of light, behind the figure.', 'The figure is cut by the card below it.'],
      dont: ['The figure as a judge of the day.'],
      keyboard: [['Tab, then Enter', 'After the header: goes to the figure and changes it.']],
    },
  },
  // The column clips the head's pool of light.
  decorators: [(Story) => <AppColumn>{Story()}</AppColumn>],
} satisfies Meta<typeof FigureScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** No mood chosen yet today: the lantern is not lit. */
export const BeforeToday: Story = { args: { lit: false, edit: undefined } };
/** The header belongs to the column: it stays when the scene scrolls away. */
export const Scrolled: Story = {
  decorators: [
    (Story) => (
      <>
        {Story()}
        <div style={{ blockSize: '200rem' }} />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    scrollTo(0, 1000);
    await expect(scrollY).toBe(1000);
    const leave = canvas.getByRole('button', { name: 'Lämna snabbt' });
    await expect(leave.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    scrollTo(0, 0);
  },
};
/** With letters twice as big the words stand above the figure, and nothing leaves the window. */
export const BigLetters: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    try {
      const title = canvas.getByRole('heading', { level: 1 });
      const words = document.createRange();
      words.selectNodeContents(title);
      const picture = present(
        document.querySelector('img'),
        'document.querySelector(’img’)',
      ).getBoundingClientRect();
      const { right, bottom } = words.getBoundingClientRect();
      await expect(bottom <= picture.top || right <= picture.left).toBe(true);
      const edit = canvas.getByRole('link', { name: 'Ändra din figur' }).getBoundingClientRect();
      await expect(edit.left).toBeGreaterThanOrEqual(0);
      await expect(edit.right).toBeLessThanOrEqual(innerWidth);
    } finally {
      style.fontSize = '';
    }
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    header: <StoryHeader lead="brand" language="en" />,
    edit: { href: '/avatar', label: 'Change your figure' },
    title: 'Hello again!',
    intro: 'Good to see you.',
  },
};
export const LongText: Story = {
  args: { title: 'Välkommen tillbaka!', intro: 'Det är fint att se dig igen, hur det än är idag.' },
  globals: { viewport: { value: 'small' } },
};
