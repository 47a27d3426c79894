import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, waitFor, within } from 'storybook/test';
import { aroundForms } from '../../../testing/answering.ts';
import { asked, askedFriend, inArea, onTheWay, said } from '../../../testing/asked-question.tsx';
import { allAnswers } from '../../../testing/forms.ts';
import { inApp } from '../../../testing/story.tsx';
import { QuestionScreen } from './question-screen.tsx';

const meta = {
  title: 'Child/Questions/Question',
  tags: ['screen'],
  component: QuestionScreen,
  decorators: [inArea, inApp()],
  parameters: { layout: 'fullscreen', msw: aroundForms },
  args: askedFriend,
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

/** A chosen face is seen for 300 ms before the answer goes (docs/product.md §4). */
export const Rate: Story = {
  tags: ['every-mode', 'reads-left-to-right'],
  args: asked('feel'),
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const at = { pressed: 0, answered: 0 };
    canvasElement.addEventListener('keydown', ({ timeStamp }) => {
      at.pressed = timeStamp;
    });
    mocked(args.onAnswer).mockImplementation(() => {
      at.answered = performance.now();
    });
    const first = canvas.getByRole('radio', { name: 'Inte alls bra' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Sådär' })).toHaveFocus();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Sådär' })).toBeChecked();
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'so' }]));
    await expect(at.answered - at.pressed).toBeGreaterThanOrEqual(300);
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

/** What may come next stands ready, out of everybody's sight: three questions, none with a film. */
export const NextReady: Story = {
  args: {
    nextOf: () => [
      { ...asked('home').question, id: 'film', video: { src: '/film.mp4', captions: '/film.vtt' } },
      ...['with', 'alone', 'likes', 'want'].map((id) => asked(id).question),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const titles = () => [...canvasElement.querySelectorAll('h1')];
    await waitFor(() => expect(titles()).toHaveLength(4));
    const [asked, ...ready] = titles();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toEqual([asked]);
    for (const title of ready) await expect(title).not.toBeVisible();
    await expect(ready.map(({ textContent }) => textContent)).toEqual([
      'Vem är du helst med?',
      'Hur ofta är du ensam?',
      'Vad tycker du om?',
    ]);
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
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

export const Accommodations: Story = { args: asked('home', allAnswers) };

export const SkippedBefore: Story = {
  args: asked('home', { answers: { ...allAnswers.answers, home: said('skip') }, inactive: {} }),
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Du hoppade över 3 november')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoppa över' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'skip' }]);
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Skip' })).toBeVisible();
  },
};
