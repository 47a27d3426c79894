import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { at, inApp } from '../../../../testing/story.tsx';
import { PictureDialog } from './picture-dialog.tsx';

const meta = {
  title: 'Viewer/Form studio/Picture of an answer',
  component: PictureDialog,
  decorators: [inApp],
  args: { value: 'nobody', onChoose: fn(), onClose: fn() },
} satisfies Meta<typeof PictureDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Found by what is seen. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Sök'), 'snigel');
    await userEvent.click(canvas.getByRole('radio', { name: 'en snigel' }));
    await expect(args.onChoose).toHaveBeenCalledWith('slowly');
  },
};
export const English: Story = { parameters: at({ at: '/story', language: 'en' }) };
export const NoneYet: Story = { args: { value: undefined } };
