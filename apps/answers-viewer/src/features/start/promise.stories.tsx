import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at, inApp } from '../../testing/story.tsx';
import { PromiseCard } from './promise.tsx';

const meta = {
  title: 'Viewer/Start/Promise',
  component: PromiseCard,
  decorators: [(Story) => <div style={{ maxInlineSize: '15rem' }}>{Story()}</div>, inApp],
  args: { unit: 'Norra teamet', days: 3, late: 2 },
} satisfies Meta<typeof PromiseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vi läser inom 3 dagar.')).toBeVisible();
    await expect(canvas.getByText('2 barn har väntat längre.')).toBeVisible();
  },
};
export const Kept: Story = {
  args: { late: 0, days: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vi läser inom 1 dag.')).toBeVisible();
  },
};
export const English: Story = { parameters: at({ language: 'en' }) };
export const LongText: Story = {
  args: { unit: 'Mottagnings- och utredningsenheten för barn, unga och familjer i norra Exempelby' },
};
