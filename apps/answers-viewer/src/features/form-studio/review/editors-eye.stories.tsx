import { advise, draftOf, type Draft } from '@lykta/form-studio';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { schoolForm } from '../../../testing/forms.ts';
import { at, inApp } from '../../../testing/story.tsx';
import { EditorsEye } from './editors-eye.tsx';

const draft = draftOf(schoolForm);
const [hello, ...others] = draft.questions;

/** A draft, and what the editor says of it. */
const read = (read: Draft) => ({ draft: read, found: advise(read) });

const meta = {
  title: 'Viewer/Forms/Editor’s eye',
  component: EditorsEye,
  decorators: [inApp],
  args: { ...read(draft), onShow: fn() },
} satisfies Meta<typeof EditorsEye>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Visa fråga 4' })[0]!);
    await expect(args.onShow).toHaveBeenCalledWith(expect.objectContaining({ question: 'breaks' }));
  },
};
export const English: Story = { parameters: at({ at: '/forms', language: 'en' }) };
/** Nothing to remark on. */
export const Fine: Story = {
  args: read({
    ...draft,
    questions: [{ ...hello!, answers: { ok: { type: 'text', text: { sv: 'Okej', en: 'Okay' } } } }],
  }),
};
/** Faults, which would keep a form from being published. */
export const Faults: Story = { args: read({ ...draft, questions: others }) };
/** A text without a single break. */
export const LongText: Story = {
  args: read({
    ...draft,
    questions: [
      { ...hello!, text: { sv: 'Samhällsorienteringsundervisningsmaterial '.repeat(6) } },
      ...others,
    ],
  }),
};
