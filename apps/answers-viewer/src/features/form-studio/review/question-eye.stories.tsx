import { present } from '@lykta/domain';
import { advise, draftOf } from '@lykta/form-studio';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { schoolForm } from '../../../testing/forms.ts';
import { at, inApp } from '../../../testing/story.tsx';
import { QuestionEye } from './question-eye.tsx';

const draft = draftOf(schoolForm);
const breaks = present(draft.questions[3], 'the question about breaks');

const meta = {
  title: 'Viewer/Form studio/Eye on a question',
  component: QuestionEye,
  decorators: [inApp],
  args: { draft, question: breaks, found: advise(draft), onShow: fn(), onMend: fn() },
} satisfies Meta<typeof QuestionEye>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each finding leads to its field. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Till fältet' });
    await userEvent.click(present(first, 'the first'));
    await expect(args.onShow).toHaveBeenCalledWith(expect.objectContaining({ question: 'breaks' }));
  },
};
const dark = {
  ...breaks,
  answers: Object.fromEntries(
    Object.entries(breaks.answers)
      .filter(([, { type }]) => type !== 'skip')
      .map(([id, answer]) => [id, { ...answer, story: 'WORRIES' as const }]),
  ),
  data: undefined,
};
const darkDraft = { ...draft, questions: draft.questions.map((each) => (each === breaks ? dark : each)) };

/** What is plain to mend has a button that does it. */
export const Mended: Story = {
  args: { draft: darkDraft, question: dark, found: advise(darkDraft) },
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Lägg till ”Vill inte säga”' });
    await expect(add).toHaveAccessibleDescription(/Den som inte vill svara behöver en väg ut\.$/);
    await userEvent.click(add);
    await expect(args.onMend).toHaveBeenCalledWith(expect.objectContaining({ rule: 'no-way-out' }));
    await expect(canvas.queryAllByRole('button', { name: 'Lägg till hjälp' })).not.toEqual([]);
  },
};
/** Who only reads is shown the findings, and nothing that changes the form. */
export const ReadOnly: Story = {
  args: { ...Mended.args, onMend: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Lägg till/ })).toBeNull();
  },
};
export const English: Story = { parameters: at({ at: '/story', language: 'en' }) };
/** Nothing to remark on, and easy to read. */
export const Fine: Story = {
  args: { found: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inget att anmärka på.')).toBeVisible();
    await expect(canvas.getByText(/^Lätt att läsa: \d+ ord, LIX \d+\.$/)).toBeVisible();
  },
};
/** Nothing is written yet. */
export const Empty: Story = {
  args: { question: { ...breaks, text: { sv: '' }, answers: {} }, found: [] },
};
const long = { ...breaks, text: { sv: 'Samhällsorienteringsundervisningsmaterial'.repeat(3) } };
const longDraft = { ...draft, questions: [long] };
/** A word without a single break. */
export const LongText: Story = {
  args: { draft: longDraft, question: long, found: advise(longDraft) },
};
