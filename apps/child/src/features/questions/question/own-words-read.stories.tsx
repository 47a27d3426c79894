import { present } from '@lykta/domain';
import { openFlow } from '@lykta/questionnaire-engine';
import { AreaTheme } from '@lykta/ui';
import { fakeSpeech, fakeVoice } from '@lykta/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aroundForms } from '../../../testing/answering.ts';
import { noAnswers, schoolForm } from '../../../testing/forms.ts';
import { inApp } from '../../../testing/story.tsx';
import { EasyQuestion } from '../easier/easy-question.tsx';
import { QuestionScreen } from './question-screen.tsx';

let device: ReturnType<typeof fakeSpeech>;

const meta = {
  title: 'Child/Questions/Own words read aloud',
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
  beforeEach: () => {
    device = fakeSpeech(fakeVoice('sv-SE'));
    return device.restore;
  },
  parameters: { layout: 'fullscreen', msw: aroundForms },
  args: {
    metadata: schoolForm.metadata,
    here: '/form/school/1',
    flow: openFlow(schoolForm, noAnswers, { now: new Date('2026-11-20T10:00:00Z') }),
    question: {
      id: present(schoolForm.metadata.firstQuestion, 'the first question'),
      type: 'own_words',
      text: { sv: 'Vad vill du säga till oss?', en: 'What do you want to say to us?' },
      answers: {
        words: { type: 'words', text: { sv: 'Egna ord', en: 'Own words' } },
        skip: { type: 'skip', text: { sv: 'Hoppa över', en: 'Skip' } },
      },
    },
    unit: 'Barn och unga',
    readsWithin: 3,
    onAnswer: fn(),
    onAnswerAndLeave: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof QuestionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const SENTENCES = [
  'Vad vill du säga till oss?',
  'De som jobbar på Barn och unga läser det du skriver.',
  'De som jobbar på Barn och unga läser inom 3 dagar.',
  'Är det bråttom?',
  'Ring 112.',
];

/** Who reads, when, and where to turn now is heard before the field, each sentence marked where it stands. */
async function hearsWhoReads(): Promise<void> {
  for (const sentence of SENTENCES) {
    await waitFor(() => expect(device.speech.now).toBe(sentence));
    await waitFor(() =>
      expect([...(CSS.highlights.get('read-aloud') ?? [])].map(String)).toEqual([sentence]),
    );
    device.speech.finish();
  }
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Dina egna ord');
    await expect(canvas.getByRole('button', { name: 'Nästa' })).toHaveAccessibleDescription(
      'Skriv något, eller hoppa över.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Läs upp' }));
    await hearsWhoReads();
  },
};

/** In the easier way it is read by itself. */
export const Easier: Story = {
  render: (args) => <EasyQuestion {...args} onUsual={fn()} />,
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Dina egna ord');
    await hearsWhoReads();
  },
};

/** Nobody has said when they read: that is heard too, and there is nothing but to skip. */
export const Nobody: Story = {
  args: { readsWithin: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Läs upp' }));
    await waitFor(() => expect(device.speech.now).toBe('Vad vill du säga till oss?'));
    device.speech.finish();
    await waitFor(() => expect(device.speech.now).toBe('Ingen har sagt när de läser.'));
    await expect(canvas.queryByRole('button', { name: 'Nästa' })).toBeNull();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'What do you want to say to us?' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Skip' })).toBeVisible();
  },
};
