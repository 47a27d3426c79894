import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EnvironmentBanner } from './environment-banner.tsx';

const meta = {
  title: 'Components/Frame/EnvironmentBanner',
  component: EnvironmentBanner,
  args: { kind: 'demo', children: 'TESTMILJÖ' },
  parameters: {
    guide: {
      do: ['On every page of a demo or development server: nobody must take it for the real one.'],
      dont: ['Show it where children really answer.'],
    },
  },
} satisfies Meta<typeof EnvironmentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Demo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TESTMILJÖ')).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('data-environment', 'demo');
  },
};
export const Development: Story = { args: { kind: 'dev', children: 'DEV' } };
export const English: Story = { globals: { language: 'en' }, args: { children: 'TEST ENVIRONMENT' } };
