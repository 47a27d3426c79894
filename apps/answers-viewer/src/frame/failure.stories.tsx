import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../testing/story.tsx';
import { Failure } from './failure.tsx';

const meta = {
  title: 'Viewer/Frame/Failure',
  component: Failure,
  decorators: [inApp],
  args: { error: { status: 503, code: 'busy' }, onRetry: () => {} },
} satisfies Meta<typeof Failure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Offline: Story = { args: { error: { status: 0, code: 'offline' } } };
export const NotFound: Story = { args: { error: { status: 404, code: 'not-found' } } };
export const TooManyTries: Story = {
  args: { error: { status: 429, code: 'too-many-tries', retryAfter: 300 } },
};
export const AlonePage: Story = { args: { page: true } };
