import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** What an XLSForm cannot say is named when one is taken. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ladda ner som XLSForm' }));
    await expect(await canvas.findByText('Märken och meningar i berättelsen.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ladda ner som JSON' }));
    await expect(canvas.queryByText('Märken och meningar i berättelsen.')).toBeNull();
  },
};
export const English: Story = { parameters: at({ at: '/forms', language: 'en' }) };
