import type { Meta, StoryObj } from '@storybook/react-vite';
import { goodDayBut } from '../../testing/handlers.ts';
import { at, onDesk } from '../../testing/story.tsx';
import { Help } from './help.tsx';

const here = { at: '/help' };

const meta = {
  title: 'Viewer/Help',
  tags: ['screen'],
  component: Help,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...at(here), ...goodDayBut() },
} satisfies Meta<typeof Help>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ ...here, language: 'en' }) };
