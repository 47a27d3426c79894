import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  args: { value: 3, max: 12, label: 'Fråga 3 av 12' },
  parameters: {
    guide: {
      do: ['The part of the way that is walked.', 'Say it in words: "Fråga 3 av 12".'],
      dont: ['Time, or counting down.'],
      pairs: [
        {
          right: () => (
            <>
              <Progress value={3} max={12} label="Fråga 3 av 12" />
              <p>Fråga 3 av 12</p>
            </>
          ),
          wrong: () => (
            <>
              <Progress value={9} max={12} label="9 frågor kvar" />
              <p>Bara 9 frågor kvar. Skynda dig!</p>
            </>
          ),
          because: 'The way that is walked; it never counts down.',
        },
      ],
    },
  },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Fråga 3 av 12' });
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
    await expect(bar).toHaveAttribute('aria-valuemax', '12');
  },
};
export const WithWords: Story = { args: { showLabel: true } };
export const Start: Story = { args: { value: 0, label: 'Fråga 1 av 12' } };
export const Done: Story = { args: { value: 12, label: 'Fråga 12 av 12' } };
export const RightToLeft: Story = { args: { showLabel: true }, globals: { direction: 'rtl' } };
export const English: Story = {
  globals: { language: 'en' },
  args: { showLabel: true, label: 'Question 3 of 12' },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { showLabel: true, value: 112, max: 114, label: 'Fråga 112 av 114 i formuläret från Norra teamet' },
};
