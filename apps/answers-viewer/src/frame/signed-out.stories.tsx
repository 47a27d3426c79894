import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../testing/story.tsx';
import { SignedOut } from './signed-out.tsx';

const meta = {
  title: 'Viewer/Frame/Signed out',
  component: SignedOut,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Logga in',
    intro: 'För dig som arbetar med barn.',
    children: <p>Här står ett formulär.</p>,
  },
} satisfies Meta<typeof SignedOut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongTitle: Story = { args: { title: 'Säker inloggning med engångskod från din telefon' } };
