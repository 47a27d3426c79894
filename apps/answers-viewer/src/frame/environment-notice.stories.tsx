import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../testing/story.tsx';
import { EnvironmentNotice } from './environment-notice.tsx';

const meta = {
  title: 'Viewer/Frame/Environment',
  component: EnvironmentNotice,
  decorators: [inApp],
} satisfies Meta<typeof EnvironmentNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dev: Story = { args: { host: 'dev-viewer.lykta.example' } };
export const Demo: Story = { args: { host: 'demo-viewer.lykta.example' } };
export const Production: Story = { args: { host: 'viewer.lykta.example' } };
