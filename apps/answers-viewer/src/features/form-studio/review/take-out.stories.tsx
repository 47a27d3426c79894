import type { Meta, StoryObj } from '@storybook/react-vite';
import { schoolForm } from '../../../testing/forms.ts';
import { at, inApp } from '../../../testing/story.tsx';
import { TakeOut } from './take-out.tsx';

const meta = {
  title: 'Viewer/Forms/Take along',
  component: TakeOut,
  decorators: [inApp],
  args: { form: schoolForm },
} satisfies Meta<typeof TakeOut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ at: '/forms', language: 'en' }) };
