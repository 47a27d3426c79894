import { mocked } from '@lykta/api/testing';
import { READ_FORM } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { goodDayBut, never } from '../../testing/handlers.ts';
import { at, onDesk } from '../../testing/story.tsx';
import { FormPreview } from './form-preview.tsx';

const here = { at: '/forms/skola/1', route: '/forms/:form/:version' };

const meta = {
  title: 'Viewer/Forms/Preview',
  tags: ['screen'],
  component: FormPreview,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...at(here), ...goodDayBut() },
} satisfies Meta<typeof FormPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ ...here, language: 'en' }) };
export const Unknown: Story = { parameters: at({ ...here, at: '/forms/gone/1' }) };
export const Loading: Story = { parameters: goodDayBut(mocked(READ_FORM, never)) };
