import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Components/Frame/SkipLink',
  component: SkipLink,
  args: { href: '#main', children: 'Hoppa till innehållet' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p id="main">Här är innehållet.</p>
    </>
  ),
  parameters: {
    guide: {
      do: ['The first thing on every page.'],
      dont: ['Hide it from those who see: it shows when it has the focus.'],
      keyboard: [
        ['Tab, first of all', 'Shows it.'],
        ['Enter', 'Goes past the header.'],
      ],
    },
  },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Hoppa till innehållet' })).toHaveFocus();
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { children: 'Skip to the content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p id="main">This is the content.</p>
    </>
  ),
};
