import { Profile, type AnswersDocument, present } from '@lykta/domain';
import { ADD_PERSON, READ_PROFILE } from '@lykta/domain/calls';
import { openFlow } from '@lykta/questionnaire-engine';
import { AreaTheme } from '@lykta/ui';
import { fakeSpeech, fakeVoice } from '@lykta/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { aroundForms } from '../../../testing/answering.ts';
import { emptyProfile } from '../../../testing/fixtures.ts';
import { allAnswers, noAnswers, schoolForm, someAnswers } from '../../../testing/forms.ts';
import { accepts, replies } from '../../../testing/mocks.ts';
import { inApp } from '../../../testing/story.tsx';
import { QuestionScreen } from './question-screen.tsx';

const said = (answer: string, data?: string[]) => [{ answer, data, timestamp: '2026-11-03T10:00:00Z' }];

/** The first questions of the school form plus these answers, because a question is shown only on the path to it. */
const onTheWay = (answers: AnswersDocument['answers']): AnswersDocument => ({
  answers: { ...someAnswers.answers, ...answers },
  inactive: {},
});

/** One question of the school form, with earlier answers. */
function asked(id: string, document: AnswersDocument = noAnswers) {
  return {
    question: present(schoolForm.questions[id], 'schoolForm.questions[id]'),
    flow: openFlow(schoolForm, document, { now: new Date('2026-11-20T10:00:00Z') }),
  };
}

let device: ReturnType<typeof fakeSpeech>;
const speaks = () => {
  device = fakeSpeech(fakeVoice('sv-SE'));
  return device.restore;
};

const meta = {
  title: 'Child/Questions/Question',
  tags: ['screen'],
  component: QuestionScreen,
  decorators: [
    (Story, { args }) => (
      <AreaTheme form={args.metadata}>
        <Story />
      </AreaTheme>
    ),
    inApp(),
  ],
  parameters: { layout: 'fullscreen', msw: aroundForms },
  args: {
    metadata: schoolForm.metadata,
    here: '/form/school/1',
    onAnswer: fn(),
    onAnswerAndLeave: fn(),
    onBack: fn(),
    ...asked('friend', someAnswers),
  },
} satisfies Meta<typeof QuestionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {
  tags: ['every-mode'],
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Ja' })).toBeChecked();
    await expect(canvas.getByText('Du svarade 3 november')).toBeVisible();
    await expect(canvas.getByText('Välj ett svar.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Nej' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'no' }]);
  },
};

export const Rate: Story = {
  tags: ['every-mode', 'reads-left-to-right'],
  args: asked('feel'),
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('radio', { name: 'Inte alls bra' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Sådär' })).toHaveFocus();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Sådär' })).toBeChecked();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'so' }]));
  },
};

/** The explanation moves the faces down; the buttons follow them and never lie over them. */
export const RateExplained: Story = {
  ...Rate,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Varför frågar vi?' }));
    const lowest = Math.max(
      ...canvas.getAllByRole('radio').map((face) => face.getBoundingClientRect().bottom),
      canvas.getByText('Jättebra').getBoundingClientRect().bottom,
    );
    const foot = present(
      canvasElement.querySelector('[data-foot]'),
      'canvasElement.querySelector(’[data-foot]’)',
    );
    await expect(foot.getBoundingClientRect().top).toBeGreaterThanOrEqual(lowest);
  },
};

/** A hard question shows who can help, and its topic. */
export const Frequency: Story = {
  args: asked('alone', onTheWay({ friend: said('no') })),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Här finns hjälp'));
    await expect(await canvas.findByRole('link', { name: 'Ring 116 111: Bris' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sms:a 116 111: Bris' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chatta: Bris' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Varför frågar vi?' }));
    await expect(canvas.getByText('trygghet')).toBeVisible();
    canvas.getByRole('link', { name: 'Bris' }).scrollIntoView({ block: 'center' });
  },
};

export const ArticleText: Story = {
  args: asked('hello'),
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hej!');
    await userEvent.click(canvas.getByRole('button', { name: 'Jag är redo' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'ok' }]);
  },
};

/** The child's own words: Next gives them, without the spaces around them. */
export const OwnWords: Story = {
  args: {
    ...asked('hello'),
    question: {
      id: 'hello',
      type: 'own_words',
      text: { sv: 'Vad vill du säga till oss?', en: 'What do you want to say to us?' },
      answers: {
        words: { type: 'words', text: { sv: 'Egna ord', en: 'Own words' } },
        skip: { type: 'skip', text: { sv: 'Hoppa över', en: 'Skip' } },
      },
    },
    unit: 'Barn och unga',
    readsWithin: 3,
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Dina egna ord');
    await expect(canvas.getByRole('button', { name: 'Nästa' })).toBeDisabled();
    await userEvent.type(field, ' Jag vill byta grupp. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([
      { answer: 'words', words: 'Jag vill byta grupp.' },
    ]);
  },
};

/** An invitation to another form at the end: taking it answers the page, so that the form is finished. */
export const ArticleWithOtherForm: Story = {
  args: { ...asked('hello'), question: { ...asked('hello').question, form: 'family-1' } },
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Svara på ”/ }));
    await expect(args.onAnswerAndLeave).toHaveBeenLastCalledWith([{ answer: 'ok' }]);
    await canvas.findByText('/form/family/1');
  },
};

/** A page about help: the ways to reach it need no press. */
export const ArticleAboutHelp: Story = {
  args: { ...asked('hello'), question: { ...asked('hello').question, data: ['bris'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Ring 116 111: Bris' })).toBeVisible();
  },
};

/** More than four options are small; Next is disabled until something is chosen. */
export const Multiple: Story = {
  args: asked('likes', onTheWay({ with: said('nobody') })),
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Nästa' })).toBeDisabled();
    await expect(canvas.getByText('Du kan välja flera.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Maten' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Idrott' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'sport' }, { answer: 'food' }]);
  },
};

/** A choice in one group clears the other. */
export const MultipleGroups: Story = {
  args: asked('want', allAnswers),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mer hjälp' }));
    await expect(canvas.getByRole('checkbox', { name: 'Mer lugn' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Inget' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
};

/** With nobody chosen, Next says so and stores the answer without data. */
export const Persons: Story = {
  args: asked('with', someAnswers),
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'lillasyster' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'husdjur' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'these', data: ['sister', 'dog'] }]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'lillasyster' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'husdjur' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ingen särskild' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'nobody' }]);
  },
};

/** A deleted person stays chosen and has no name. */
export const PersonDeleted: Story = {
  args: asked('with', { answers: { ...someAnswers.answers, with: said('these', ['gone']) }, inactive: {} }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('checkbox', { name: 'någon' })).toBeChecked();
  },
};

/** Adds a person without leaving the question, and chooses it. */
export const NewPerson: Story = {
  args: asked('with', someAnswers),
  parameters: {
    msw: [accepts(ADD_PERSON, 'new-one'), replies(READ_PROFILE, Profile, emptyProfile), ...aroundForms],
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Lägg till en person' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Lägg till' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'kompis' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Bild 3\./ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lägg till' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Nästa' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'these', data: ['new-one'] }]);
  },
};

/** A question about friends offers friends, also to add; the family comes after a press. */
export const FriendsFirst: Story = {
  args: {
    ...asked('with', someAnswers),
    question: {
      ...present(schoolForm.questions['with'], 'schoolForm.questions[’with’]'),
      first: ['FRIEND', 'BEST_FRIEND'],
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('checkbox', { name: 'bästa kompis' });
    await expect(canvas.queryByRole('checkbox', { name: 'mamma' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Lägg till kompis' }));
    const dialog = within(await canvas.findByRole('dialog'));
    dialog.getByRole('button', { name: 'bästa kompis' });
    await expect(dialog.queryByRole('button', { name: 'mamma' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Avbryt' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Visa andra jag har lagt till' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'mamma' }));
    const order = canvas.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    await expect(order[0]).toContain('bästa kompis');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'mamma' }));
    await expect(canvas.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(
      order,
    );
  },
};

/** No such friend is in the profile yet: one can be added at once, and nobody else stands in the way. */
export const NoFriendYet: Story = {
  args: {
    ...asked('with', someAnswers),
    question: {
      ...present(schoolForm.questions['with'], 'schoolForm.questions[’with’]'),
      first: ['CLASSMATE'],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Visa andra jag har lagt till' });
    await expect(canvas.queryAllByRole('checkbox')).toEqual([]);
    await expect(canvas.getByRole('button', { name: 'Lägg till klasskompis' })).toBeVisible();
  },
};

/** The search finds a less common type. */
export const NewPersonSearched: Story = {
  args: asked('with', someAnswers),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Lägg till en person' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Visa fler' }));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Sök' }), 'morm');
    await userEvent.click(await dialog.findByRole('button', { name: 'mormor' }));
    await expect(dialog.getByRole('button', { name: 'mormor' })).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getAllByRole('radio')).toHaveLength(8);
  },
};

/** The choice of one person is the answer itself. */
export const SinglePerson: Story = {
  args: asked('adult', allAnswers),
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'mamma' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'this', data: ['mum'] }]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Ingen än' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'nobody' }]);
  },
};

export const Accommodations: Story = { args: asked('home', allAnswers) };

/** About the persons of an earlier answer. */
export const AboutWhom: Story = {
  args: asked('close', {
    answers: { ...someAnswers.answers, with: said('these', ['sister', 'friend']) },
    inactive: {},
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('lillasyster')).toBeVisible();
  },
};

export const SkippedBefore: Story = {
  args: asked('home', { answers: { ...allAnswers.answers, home: said('skip') }, inactive: {} }),
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Du hoppade över 3 november')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoppa över' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'skip' }]);
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

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Skip' })).toBeVisible();
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
