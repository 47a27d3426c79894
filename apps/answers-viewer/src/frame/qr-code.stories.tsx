import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../testing/story.tsx';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Viewer/Frame/QR code',
  component: QrCode,
  decorators: [inApp],
  args: { value: 'https://app.lykta.example/connect/KXM7P2', label: 'QR-kod med länken' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongLink: Story = {
  args: { value: `https://app.lykta.example/connect/KXM7P2?${'x'.repeat(300)}` },
};
