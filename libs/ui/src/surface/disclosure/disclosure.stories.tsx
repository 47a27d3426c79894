import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Components/Surfaces/Disclosure',
  component: Disclosure,
  args: { summary: 'Vad sparar ni om mig?', children: 'Dina svar och hur du mår. Aldrig ditt namn.' },
  parameters: {
    guide: {
      do: ['For more to read, for those who want it.'],
      dont: ['For what everybody must know.'],
      keyboard: [['Enter, Space', 'Opens or closes it.']],
    },
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Vad sparar ni om mig?'));
    await expect(canvas.getByText('Dina svar och hur du mår. Aldrig ditt namn.')).toBeVisible();
  },
};
export const Open: Story = { args: { open: true } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    open: true,
    summary: 'Vad händer med det jag har svarat om jag tar bort mitt konto?',
    children: 'Allt hos oss tas bort. Den som bjöd in dig har kvar det som de har skrivit ut.',
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    open: true,
    summary: 'What do you save about me?',
    children: 'What you answer and how you are. Never your name.',
  },
};
