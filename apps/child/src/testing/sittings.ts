import { mocked } from '@lykta/api/testing';
import { OpenSitting } from '@lykta/domain';
import { CLOSE_SITTING, JOIN_SITTING, READ_SITTING, SAVE_SITTING, SEND_SITTING } from '@lykta/domain/calls';
import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { meetingForm, noAnswers } from './forms.ts';
import { accepts, records } from './mocks.ts';

/** What a story has saved, in order. */
export const saved: unknown[] = [];

const sitting = (answers = noAnswers, more = {}) =>
  OpenSitting.parse({
    form: meetingForm,
    unit: 'Barn och unga',
    readsWithin: 3,
    until: '2030-11-23T13:00:00Z',
    content: { ...answers, persons: {}, houses: {} },
    ...more,
  });

/** A sitting that a worker has opened, with what was answered before. */
export const opened = (answers = noAnswers, more = {}) => [
  mocked(JOIN_SITTING, () => HttpResponse.json({ ...sitting(answers, more), token: 'token' })),
  mocked(READ_SITTING, () => HttpResponse.json(sitting(answers, more))),
  records(SAVE_SITTING, saved),
  accepts(CLOSE_SITTING),
  mocked(SEND_SITTING, () => HttpResponse.json({})),
];

type Canvas = StoryContext['canvas'];

/** Finds the page's heading. */
export const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });
/** Finds what the screen says to the adult. */
export const adultsSide = (canvas: Canvas) =>
  canvas.findByRole('complementary', { name: 'Till dig som är vuxen' });

/** The child says yes to the form. */
export async function begin({
  canvas,
  userEvent,
}: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ja, jag vill svara' }));
  await heading(canvas, 'Hej!');
}
