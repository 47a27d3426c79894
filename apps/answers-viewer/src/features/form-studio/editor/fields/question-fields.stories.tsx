import { storyMarks, type Question } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { openDraft } from '../../../../testing/drafts.ts';
import { goodDayBut } from '../../../../testing/handlers.ts';
import { at, inApp } from '../../../../testing/story.tsx';
import { WrittenQuestion } from '../../testing/on-draft.tsx';
import { QuestionFields } from './question-fields.tsx';

const { draft } = openDraft;

const several: Question = {
  id: 'good',
  type: 'multiple',
  text: { sv: 'Vad är bra i skolan?', en: 'What is good at school?' },
  answers: {
    friends: { type: 'text', text: { sv: 'Kompisarna', en: 'Friends' }, next: 'breaks' },
    food: { type: 'text', text: { sv: 'Maten', en: 'The food' }, next: 'breaks' },
    nothing: { type: 'text', text: { sv: 'Inget särskilt', en: 'Nothing much' }, next: 'breaks' },
    skip: { type: 'skip', text: { sv: 'Hoppa över', en: 'Skip' } },
  },
};
const persons: Question = {
  id: 'who',
  type: 'multiple_person',
  text: { sv: 'Vilka är du med?', en: 'Who are you with?' },
  first: ['FRIEND', 'CLASSMATE'],
  answers: {
    them: { type: 'persons', text: { sv: 'De', en: 'They' } },
    nobody: { type: 'none', text: { sv: 'Ingen', en: 'Nobody' } },
  },
};

const meta = {
  title: 'Viewer/Form studio/Fields of a question',
  component: QuestionFields,
  decorators: [inApp],
  args: { question: several, number: draft.questions.length + 1, questions: draft.questions },
  parameters: goodDayBut(),
  // The question is written on in a draft, at the end of it.
  render: ({ question }) => <WrittenQuestion draft={draft} question={question} />,
} satisfies Meta<typeof QuestionFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ at: '/story', language: 'en' }) };

/** “Nothing” becomes a group of its own, and then leads its own way; the others keep theirs. */
export const Groups: Story = {
  play: async ({ canvas, userEvent }) => {
    const alone = canvas.getByLabelText('Vad ”Inget särskilt” väljs ihop med');
    await userEvent.selectOptions(alone, 'Egen grupp');
    await expect(alone).toHaveDisplayValue('Grupp 2, ensamt');
    await userEvent.selectOptions(canvas.getByLabelText('Vart ”Inget särskilt” leder'), 'Slut');
    await expect(canvas.getByLabelText('Vart ”Maten” leder')).toHaveValue('breaks');
    await userEvent.selectOptions(canvas.getByLabelText('Vart ”Maten” leder'), 'Slut');
    await expect(canvas.getByLabelText('Vart ”Kompisarna” leder')).toHaveDisplayValue('Slut');
  },
};

/** Five faces, the saddest first: an answer that is moved takes the face of its new place. */
export const Faces: Story = {
  args: {
    question: {
      ...several,
      type: 'rate',
      answers: Object.fromEntries(
        ['Hemskt', 'Inte bra', 'Sådär', 'Bra', 'Jättebra'].map((sv, at) => [
          `face-${at}`,
          { type: 'text', text: { sv }, weight: at + 1 },
        ]),
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Nytt svar' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Flytta upp ”Jättebra”' }));
    await expect(canvas.getByLabelText('Svar 4')).toHaveValue('Jättebra');
    await userEvent.type(canvas.getByLabelText('Svar 4'), '{Enter}');
    await expect(canvas.getByLabelText('Svar 5')).toHaveFocus();
    await expect(canvas.getByLabelText('Svar 5')).toHaveValue('Bra');
  },
};

/** What an answer means is a chip with a sign of its own. */
export const Marks: Story = {
  args: {
    question: {
      ...several,
      answers: Object.fromEntries(
        storyMarks.map((story) => [
          story.toLowerCase(),
          { type: 'text', text: { sv: story }, sentence: { sv: 'Jag är här.' }, story },
        ]),
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const mark = canvas.getByLabelText('Vad ”WISH” betyder');
    await expect(mark).toHaveDisplayValue('Önskan');
    await userEvent.selectOptions(mark, 'Oro');
    await expect(mark).toHaveDisplayValue('Oro');
    await userEvent.selectOptions(mark, 'Inget särskilt');
    await expect(mark).toHaveValue('');
  },
};

/** The same in few words, for a child who has chosen the easier way. */
export const Easier: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mer om frågan'));
    await userEvent.type(canvas.getByLabelText('Frågan med färre ord'), 'Vad är bra?');
    await userEvent.type(canvas.getByLabelText('”Maten” med färre ord'), 'Mat');
    await expect(canvas.getByLabelText('Frågan med färre ord')).toHaveValue('Vad är bra?');
    await expect(canvas.getByLabelText('”Maten” med färre ord')).toHaveValue('Mat');
    await expect(canvas.getByLabelText('Frågan')).toHaveValue('Vad är bra i skolan?');
  },
};

/** Each answer has a number, which can be taken away again. */
export const Weights: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mer om frågan'));
    const weights = within(canvas.getByRole('group', { name: 'Vikt för varje svar' }));
    const food = weights.getByRole('spinbutton', { name: 'Maten' });
    await userEvent.type(food, '-2.5');
    await expect(food).toHaveValue(-2.5);
    await userEvent.clear(food);
    await expect(food).toHaveValue(null);
    await expect(weights.queryByRole('spinbutton', { name: 'Hoppa över' })).toBeNull();
  },
};

/** The kinds of person are chosen, moved by keys, and taken away. */
export const First: Story = {
  args: { question: persons },
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Vilka frågan gäller först' }));
    const named = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
    await userEvent.selectOptions(
      canvas.getByLabelText('Vilka frågan gäller först', { selector: 'select' }),
      'lärare',
    );
    await expect(named()).toEqual(['kompis', 'klasskompis', 'lärare']);
    const up = list.getByRole('button', { name: 'Flytta upp ”lärare”' });
    up.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(named()).toEqual(['lärare', 'kompis', 'klasskompis']);
    await userEvent.click(list.getByRole('button', { name: 'Ta bort ”kompis”' }));
    await expect(named()).toEqual(['lärare', 'klasskompis']);
    await expect(canvas.getByLabelText('Vilka frågan gäller först', { selector: 'select' })).toHaveFocus();
  },
};

/** A picture comes with its words, a film with its captions; a link needs an address before its words. */
export const Beside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Bild, film, länk eller annat formulär'));
    await userEvent.selectOptions(canvas.getByLabelText('Bild'), 'En boll');
    await expect(canvas.getByLabelText('Vad bilden visar')).toHaveValue('En boll');
    await userEvent.selectOptions(canvas.getByLabelText('Film'), 'Så fungerar Lykta');
    await expect(canvas.queryByLabelText('Länkens text')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Länk till en sida'), 'https://example.se');
    await userEvent.type(canvas.getByLabelText('Länkens text'), 'Läs mer');
    await canvas.findByRole('option', { name: 'Familjen' });
    await userEvent.selectOptions(canvas.getByLabelText('Annat formulär'), 'Familjen');
    await expect(canvas.getByLabelText('Annat formulär')).toHaveDisplayValue('Familjen');
    await userEvent.selectOptions(canvas.getByLabelText('Bild'), 'Ingen bild');
    await expect(canvas.queryByLabelText('Vad bilden visar')).toBeNull();
  },
};

/** A picture, a film and a form that came from a file and are not in the lists stay as they are. */
export const FromAFile: Story = {
  args: {
    question: {
      ...several,
      image: { src: '/assets/skolgard.png', alt: { sv: '' } },
      video: { src: '/films/rast.mp4', captions: '/films/rast.vtt' },
      form: 'rasten-3',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Bild, film, länk eller annat formulär'));
    await expect(canvas.getByLabelText('Bild')).toHaveDisplayValue('/assets/skolgard.png');
    await expect(canvas.getByLabelText('Film')).toHaveDisplayValue('/films/rast.mp4');
    await expect(canvas.getByLabelText('Annat formulär')).toHaveDisplayValue('rasten-3');
  },
};

const long = 'Samhällsorienteringsundervisningsmaterial'.repeat(3);
/** Words without a single break. */
export const LongText: Story = {
  args: {
    question: {
      ...several,
      text: { sv: long },
      answers: { a: { type: 'text', text: { sv: long } }, b: { type: 'text', text: { sv: 'Inget' } } },
    },
  },
};
