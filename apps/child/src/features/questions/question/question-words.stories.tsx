import { present } from '@lykta/domain';
import { fakeSpeech, fakeVoice } from '@lykta/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aroundForms } from '../../../testing/answering.ts';
import { asked, askedFriend, inArea } from '../../../testing/asked-question.tsx';
import { schoolForm } from '../../../testing/forms.ts';
import { inApp } from '../../../testing/story.tsx';
import { QuestionScreen } from './question-screen.tsx';

let device: ReturnType<typeof fakeSpeech>;
const speaks = () => {
  device = fakeSpeech(fakeVoice('sv-SE'));
  return device.restore;
};

const meta = {
  title: 'Child/Questions/Words of a question',
  tags: ['screen'],
  component: QuestionScreen,
  decorators: [inArea, inApp()],
  parameters: { layout: 'fullscreen', msw: aroundForms },
  args: askedFriend,
} satisfies Meta<typeof QuestionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A requested form says who will read it, and when. */
export const AskedByContact: Story = {
  args: { unit: 'Familjeteamet', metadata: { ...schoolForm.metadata, group: undefined } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Varför frågar vi?' }));
    await expect(canvas.getByText(/Ingen läser innan du skickar/)).toBeVisible();
  },
};

/** The author's own help stands under the question, and its reason in place of the form's. */
export const OwnHelpAndReason: Story = {
  args: {
    ...asked('friend'),
    unit: 'Familjeteamet',
    question: {
      ...schoolForm.questions.friend!,
      help: { sv: 'Tänk på en vanlig dag i skolan.', en: 'Think of an ordinary day at school.' },
      why: { sv: 'Vi vill veta om rasterna är bra för dig.', en: 'We want to know if breaks are good.' },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Tänk på en vanlig dag i skolan.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Varför frågar vi?' }));
    await expect(canvas.getByText('Vi vill veta om rasterna är bra för dig.')).toBeVisible();
    await expect(canvas.queryByText('Familjeteamet vill förstå hur du har det.')).toBeNull();
    await expect(canvas.getByText(/Ingen läser innan du skickar/)).toBeVisible();
  },
};

/**
 * Reads the question and each answer by itself. The sentence is marked, and the word where the voice tells which. What
 * is chosen is said.
 */
export const ReadAloud: Story = {
  args: asked('friend'),
  beforeEach: speaks,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const marked = () => [...(CSS.highlights.get('read-aloud') ?? [])].map(String);
    await userEvent.click(canvas.getByRole('button', { name: 'Läs upp' }));
    await waitFor(() => expect(device.speech.now).toBe('Har du någon att vara med?'));
    await expect(marked()).toEqual(['Har du någon att vara med?']);
    device.speech.reach('någon');
    await expect(marked()).toEqual(['någon']);
    device.speech.finish();
    await expect(marked()).toEqual(['Ja']);
    await userEvent.click(canvas.getByRole('button', { name: 'Pausa' }));
    await expect(CSS.highlights.has('read-aloud')).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Läs vidare' }));
    await waitFor(() => expect(device.speech.now).toBe('Ja'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Ibland' }));
    await waitFor(() => expect(device.speech.now).toBe('Ibland'));
  },
};

export const LongText: Story = {
  args: {
    ...asked('friend'),
    question: {
      ...present(schoolForm.questions.friend, 'schoolForm.questions.friend'),
      text: {
        sv: 'Finns det någon du brukar vara med på rasterna, i matsalen och efter skolan när dagen är slut?',
      },
      answers: {
        yes: { type: 'text', text: { sv: 'Ja, det finns nästan alltid någon som vill vara med mig då' } },
        no: { type: 'text', text: { sv: 'Nej, för det mesta är jag ensam på skolgårdsfotbollsplanen' } },
      },
    },
  },
};

export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'تخطي' })).toBeVisible();
  },
};

/** A form of an organisation: what is not translated is Swedish, and marked so. */
export const ArabicWithoutTranslation: Story = {
  ...LongText,
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const question = canvas.getByText(/Finns det någon du brukar vara med/, { selector: 'h1 *' });
    await expect(question.closest('[lang]')).toHaveAttribute('lang', 'sv');
    const answer = canvas.getByText(/Ja, det finns nästan alltid någon/);
    await expect(answer.closest('[lang]')).toHaveAttribute('lang', 'sv');
  },
};

/** The author's own help and reason in English. */
export const English: Story = {
  ...OwnHelpAndReason,
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Think of an ordinary day at school.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Why do we ask?' }));
    await expect(canvas.getByText('We want to know if breaks are good.')).toBeVisible();
  },
};
