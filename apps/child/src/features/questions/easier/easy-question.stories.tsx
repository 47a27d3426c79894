import { present } from '@lykta/domain';
import { AreaTheme } from '@lykta/ui';
import { fakeSpeech, fakeVoice } from '@lykta/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { aroundForms } from '../../../testing/answering.ts';
import { asked, askedFriend } from '../../../testing/asked-question.tsx';
import { allAnswers, schoolForm, someAnswers } from '../../../testing/forms.ts';
import { inApp } from '../../../testing/story.tsx';
import { EasyQuestion } from './easy-question.tsx';

let device: ReturnType<typeof fakeSpeech>;

const meta = {
  title: 'Child/Questions/Easier question',
  tags: ['screen'],
  component: EasyQuestion,
  decorators: [
    (Story, { args }) => (
      <AreaTheme form={args.metadata}>
        <Story />
      </AreaTheme>
    ),
    inApp(),
  ],
  parameters: { layout: 'fullscreen', msw: aroundForms },
  beforeEach: () => {
    device = fakeSpeech(fakeVoice('sv-SE'));
    return device.restore;
  },
  args: { ...askedFriend, onUsual: fn() },
} satisfies Meta<typeof EasyQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is read by itself, answer by answer. What is chosen is said before the next question comes. */
export const Default: Story = {
  tags: ['every-mode'],
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    for (const part of ['Har du någon att vara med?', 'Ja', 'Ibland', 'Nej']) {
      await waitFor(() => expect(device.speech.now).toBe(part));
      device.speech.finish();
    }
    await userEvent.click(canvas.getByRole('radio', { name: 'Nej' }));
    await waitFor(() => expect(device.speech.now).toBe('Nej'));
    await expect(canvas.getByRole('radio', { name: 'Nej' })).toBeChecked();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    device.speech.finish();
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'no' }]));
  },
};

/** A child who changes its mind while the first choice is said gives the second. */
export const ChangedMind: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Nej' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Ibland' }));
    await waitFor(() => expect(device.speech.now).toBe('Ibland'));
    device.speech.finish();
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'sometimes' }]));
    await expect(args.onAnswer).toHaveBeenCalledOnce();
  },
};

/** Each answer with its drawing. */
export const Pictures: Story = {
  tags: ['every-mode'],
  args: {
    question: {
      ...schoolForm.questions.friend!,
      answers: {
        friends: { type: 'text', text: { sv: 'Kompisar', en: 'Friends' }, picture: 'friends' },
        adult: { type: 'text', text: { sv: 'En vuxen', en: 'An adult' }, picture: 'adult' },
        alone: { type: 'text', text: { sv: 'Jag är själv', en: 'I am alone' }, picture: 'by-myself' },
        unknown: { type: 'text', text: { sv: 'Vet inte', en: 'I do not know' }, picture: 'not-known' },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement).getAllByRole('radio');
    await expect(tiles).toHaveLength(4);
    for (const tile of tiles) await expect(tile.querySelector('svg')).not.toBeNull();
  },
};

/** On a phone, all four can be seen without scrolling. */
export const PicturesOnAPhone: Story = {
  tags: ['!autodocs'],
  args: Pictures.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const last = present(canvas.getAllByRole('radio').at(-1), 'the last tile');
    // Big letters need more room than that.
    if (document.documentElement.style.fontSize !== '') return;
    const foot = present(canvas.getByRole('button', { name: 'Tillbaka' }).closest('[data-foot]'), 'the foot');
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.getBoundingClientRect().top);
  },
};

export const Faces: Story = { args: asked('feel') };

/** Many answers come a few at a time; the new ones are read. */
export const Many: Story = {
  args: asked('likes', { answers: { ...someAnswers.answers }, inactive: {} }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const first = canvas.getAllByRole('checkbox').map((tile) => tile.textContent);
    await expect(first.length).toBeLessThan(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Fler svar' }));
    const [next] = canvas.getAllByRole('checkbox').map((tile) => tile.textContent);
    await expect(first).not.toContain(next);
    await waitFor(() => expect(device.speech.now).toBe(next));
  },
};

/** The drawing of a person is large enough for a finger: at least 56 px wide. */
export const Persons: Story = {
  args: asked('with', someAnswers),
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const mum = await canvas.findByRole('checkbox', { name: 'mamma' });
    // It is lower in a low window, so that a child sees four answers at once.
    await waitFor(() =>
      expect(mum.querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThanOrEqual(56),
    );
    await userEvent.click(mum);
    await waitFor(() => expect(device.speech.now).toBe('mamma'));
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
    device.speech.finish();
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'these', data: ['mum'] }]));
  },
};

export const OnePerson: Story = { args: asked('adult', allAnswers) };
export const Article: Story = { args: asked('hello') };

/** The child goes back to the usual way. */
export const BackToUsual: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: 'Enklare' }));
    await expect(args.onUsual).toHaveBeenCalledOnce();
  },
};

/** No voice on this device: it says how to get one, and the question can be answered. */
export const NoVoice: Story = {
  beforeEach: () => {
    device.restore();
    device = fakeSpeech(fakeVoice('en-GB'));
    return device.restore;
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Här finns ingen svensk röst/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Ja' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'yes' }]));
  },
};

/** The exit and the switch are as large as is promised, and the header keeps its one row. */
export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const exit = canvas.getByRole('button', { name: 'Lämna snabbt' });
    const shown = canvas.getByRole('switch', { name: 'Enklare' });
    for (const target of [exit, shown]) await expect(target.offsetHeight).toBeGreaterThanOrEqual(48);
    // Big letters need a second row.
    if (document.documentElement.style.fontSize !== '') return;
    const support = canvas.getByRole('link', { name: 'Stöd' }).getBoundingClientRect();
    await expect(exit.getBoundingClientRect().top).toBeLessThan(support.bottom);
  },
};

/** Where several may be chosen, a strip shows that "Fler svar" lies below the foot, scrolls there, and goes. */
export const MoreBelow: Story = {
  globals: { viewport: { value: 'small' } },
  args: asked('likes', { answers: { ...someAnswers.answers }, inactive: {} }),
  play: async ({ canvas, userEvent }) => {
    const others = await canvas.findByRole('button', { name: 'Fler svar' });
    const strip = await canvas.findByText('Mer längre ner');
    await expect(others.getBoundingClientRect().bottom).toBeGreaterThan(strip.getBoundingClientRect().top);
    await userEvent.click(strip);
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.queryByText('Mer längre ner')).toBeNull());
    const foot = present(canvas.getByRole('button', { name: 'Nästa' }).closest('[data-foot]'), 'the foot');
    await expect(others.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.getBoundingClientRect().top);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    question: {
      ...schoolForm.questions.friend!,
      text: { sv: 'Finns det någon du brukar vara med på rasterna, i matsalen och efter skolan?' },
      answers: {
        yes: { type: 'text', text: { sv: 'Ja, det finns nästan alltid någon som vill vara med mig då' } },
        no: { type: 'text', text: { sv: 'Nej, för det mesta är jag ensam på skolgårdsfotbollsplanen' } },
      },
    },
  },
};

export const English: Story = {
  globals: { language: 'en' },
  beforeEach: () => {
    device.restore();
    device = fakeSpeech(fakeVoice('en-GB'));
    return device.restore;
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch', { name: 'Easier' })).toBeChecked();
  },
};

/** A question that is not translated is marked as Swedish; its answers are Arabic where the words are known. */
export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const question = await canvas.findByText('Har du någon att vara med?', { selector: 'h1 *' });
    await expect(question).toHaveAttribute('lang', 'sv');
    await expect(canvas.getByRole('radio', { name: 'نعم' })).toBeVisible();
  },
};
