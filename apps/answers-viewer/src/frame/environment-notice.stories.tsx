import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../testing/story.tsx';
import { EnvironmentNotice } from './environment-notice.tsx';
import { Host } from './host.ts';

const meta = {
  title: 'Viewer/Frame/Environment',
  component: EnvironmentNotice,
  decorators: [inApp],
} satisfies Meta<typeof EnvironmentNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (host: string): Story => ({
  render: () => (
    <Host value={host}>
      <EnvironmentNotice />
    </Host>
  ),
});

export const Dev = on('dev-viewer.lykta.example');
export const Demo = on('demo-viewer.lykta.example');
export const Production = on('viewer.lykta.example');
