import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inApp } from '../../testing/story.tsx';
import { PictureOfMany } from './picture-of-many.tsx';

const meta = {
  title: 'Viewer/Frame/Picture of many',
  component: PictureOfMany,
  decorators: [inApp],
  args: { avatar: 'adult-03' },
} satisfies Meta<typeof PictureOfMany>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawingIn = (canvasElement: HTMLElement) => canvasElement.querySelector('svg');

export const InSight: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drawingIn(canvasElement)).toBeVisible());
  },
};

/** Far below the window it is an outline; on paper and in sight it is drawn. */
export const FarBelow: Story = {
  decorators: [
    (Picture) => (
      <div style={{ paddingBlockStart: '300vh' }}>
        <Picture />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(drawingIn(canvasElement)).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(drawingIn(canvasElement)).not.toBeNull());
    window.dispatchEvent(new Event('afterprint'));
    await expect(drawingIn(canvasElement)).toBeNull();
    canvasElement.querySelector('[aria-hidden]')!.scrollIntoView();
    await waitFor(() => expect(drawingIn(canvasElement)).toBeVisible());
  },
};
