import { present } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import { READ_FORM } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { goodDayBut, never } from '../../../testing/handlers.ts';
import { at, onDesk } from '../../../testing/story.tsx';
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
/** The editor's advice leads to the question it is about. */
export const ToTheQuestion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      present((await canvas.findAllByRole('button', { name: 'Visa fråga 4' }))[0], 'the first'),
    );
    await expect(canvas.getByRole('heading', { name: 'Hur är det på rasterna?' })).toHaveFocus();
  },
};
