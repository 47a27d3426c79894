import { mocked } from '@lykta/api/testing';
import { ANSWER_BACK } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { goodDayBut, never, problem } from '../../../testing/handlers.ts';
import { at, inApp } from '../../../testing/story.tsx';
import { AnswerBackDialog } from './answer-back-dialog.tsx';

const sent = [{ id: 'skola', version: 1, request: 'inv-1-r1' }];

const meta = {
  title: 'Viewer/Answers/Answer back',
  component: AnswerBackDialog,
  decorators: [inApp],
  args: {
    of: { invitation: 'inv-1', client: '7KF2MA', sent },
    onClose: () => {},
    today: new Date('2026-11-20T12:00:00Z'),
  },
  parameters: goodDayBut(),
} satisfies Meta<typeof AnswerBackDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('dialog'));

/** Nothing can be sent before an answer is chosen, and nothing can be written. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement);
    await expect(dialog.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
      'Tack, vi har läst.',
      'Vi pratar om det när vi ses.',
      'Jag hör av mig före en viss dag.',
    ]);
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Skicka svaret' })).toBeDisabled();
  },
};

const told: unknown[] = [];

/** A promise has a day, from tomorrow on. */
export const BeforeADay: Story = {
  parameters: goodDayBut(
    mocked(ANSWER_BACK, async ({ request }) => {
      told.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  ),
  play: async ({ canvasElement, userEvent }) => {
    const dialog = dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('radio', { name: 'Jag hör av mig före en viss dag.' }));
    const day = dialog.getByLabelText('Före vilken dag?');
    await fireEvent.change(day, { target: { value: '2026-11-20' } });
    await expect(dialog.getByRole('button', { name: 'Skicka svaret' })).toBeDisabled();
    await fireEvent.change(day, { target: { value: '2026-11-27' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Skicka svaret' }));
    await waitFor(() => expect(told).toEqual([{ answer: { kind: 'contact', before: '2026-11-27' }, sent }]));
  },
};
export const English: Story = { parameters: at({ language: 'en' }) };
export const Sending: Story = {
  parameters: goodDayBut(mocked(ANSWER_BACK, never)),
  play: async ({ canvasElement, userEvent }) => {
    const dialog = dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('radio', { name: 'Tack, vi har läst.' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Skicka svaret' }));
  },
};
export const Failed: Story = {
  parameters: goodDayBut(mocked(ANSWER_BACK, () => problem(403, 'reason-needed'))),
  play: async ({ canvasElement, userEvent }) => {
    const dialog = dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('radio', { name: 'Tack, vi har läst.' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Skicka svaret' }));
    await expect(await dialog.findByRole('alert')).not.toBeEmptyDOMElement();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'small' } } };
