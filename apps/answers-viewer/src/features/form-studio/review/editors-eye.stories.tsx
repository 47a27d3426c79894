import { advise, draftOf, ruleIds, type Draft } from '@lykta/form-studio';
import { ruleExamples } from '@lykta/form-studio/testing';
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
  args: { ...read(draft), onShow: fn(), onMend: fn() },
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
/** An id of a draft is that of its question, so that this fault comes from a file only. */
const said = ruleIds.filter((rule) => rule !== 'key-differs');
/** Every rule there is, each in a draft of its own, with its sentence and the way to its field. */
export const EveryRule: Story = {
  render: ({ onShow, onMend }) => (
    <>
      {said.map((rule) => {
        const [example] = ruleExamples[rule];
        const found = advise(example).filter((finding) => finding.rule === rule);
        return <EditorsEye key={rule} draft={example} found={found} onShow={onShow} onMend={onMend} />;
      })}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const rule of said) await expect(canvasElement).toHaveTextContent(ruleExamples[rule][1]);
    await expect(canvas.getByRole('button', { name: 'Vänd svaren' })).toBeVisible();
  },
};
/** Ids of digits come from a file. One press renames them all. */
export const IdsOfDigits: Story = {
  args: read({
    metadata: { ...draft.metadata, firstQuestion: '12' },
    questions: [{ ...hello!, id: '12', answers: { ok: { type: 'text', text: { sv: 'Okej', en: 'Okay' } } } }],
  }),
  play: async ({ args, canvas, userEvent }) => {
    const rename = canvas.getByRole('button', { name: 'Byt till id med bokstäver' });
    await expect(rename).toHaveAccessibleDescription(/Id ”12” har bara siffror/);
    await userEvent.click(rename);
    await expect(args.onMend).toHaveBeenCalledWith(expect.objectContaining({ rule: 'id-digits-only' }));
  },
};
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
