import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/Surfaces/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'förut' },
  render: (args) => (
    <p>
      <VisuallyHidden {...args} /> Bra
    </p>
  ),
  parameters: {
    guide: {
      do: ['For a word that place or colour already says to the eye.'],
      dont: ['For what everybody needs to read.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It takes no space, and screen readers read it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const word = canvas.getByText('förut');
    await expect(word.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('förut Bra');
  },
};
/** However long it is, it takes no space. */
export const LongText: Story = {
  args: { children: 'som barnet svarade tidigare i höst, och som sedan ändrades' },
};
export const English: Story = { args: { children: 'before' }, globals: { language: 'en' } };
