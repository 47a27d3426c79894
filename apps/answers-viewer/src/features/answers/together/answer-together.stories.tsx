import { mocked } from '@lykta/api/testing';
import { present } from '@lykta/domain';
import { START_SITTING, STOP_SITTING, WATCH_SITTING } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { goodDayBut, problem } from '../../../testing/handlers.ts';
import { children, invitations } from '../../../testing/people.ts';
import { at, inApp } from '../../../testing/story.tsx';
import { AnswerTogether } from './answer-together.tsx';

const invitation = present(invitations[0], 'invitations[0]');
const [sentAll] = children;
const child = present(children.at(-1), 'a child who has sent nothing');
const begun: unknown[] = [];
const started = { id: 's1', code: 'ABCDEFGH', until: '2030-11-23T12:15:00Z' };

const start = mocked(START_SITTING, async ({ request }) => {
  begun.push(await request.json());
  return HttpResponse.json(started);
});
const stop = mocked(STOP_SITTING, () => new HttpResponse(null, { status: 204 }));
const watch = (state: 'waiting' | 'open') => mocked(WATCH_SITTING, () => HttpResponse.json({ state }));

const meta = {
  title: 'Viewer/Answers/Answer together',
  component: AnswerTogether,
  decorators: [inApp],
  args: { one: { invitation, child } },
  parameters: goodDayBut(start, stop, watch('waiting')),
} satisfies Meta<typeof AnswerTogether>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Svara tillsammans' }));

async function choose(user: User) {
  begun.length = 0;
  await user.click(await screen.findByRole('button', { name: 'Svara tillsammans' }));
  const shown = await dialog();
  await user.click(await shown.findByRole('radio', { name: 'Skolan' }));
  await user.click(shown.getByRole('button', { name: 'Visa koden' }));
  return shown;
}

/** The dialog with the code takes the place of the one that was chosen in. */
async function showCode(user: User) {
  await choose(user);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Visa koden' })).toBeNull());
  return dialog();
}

/** One form is chosen; the code is shown with where to type it. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    const shown = await showCode(userEvent);
    await expect(await shown.findByText('ABCD-EFGH')).toBeVisible();
    await expect(shown.getByText('app.lykta.example/together')).toBeVisible();
    await expect(begun).toEqual([{ request: 'inv-1-r1', form: { id: 'skola', version: 1 } }]);
    await shown.findByText('Väntar på att koden skrivs.');
  },
};

export const Choosing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Svara tillsammans' }));
    const shown = await dialog();
    await expect(shown.getByRole('button', { name: 'Visa koden' })).toBeDisabled();
  },
};

/** The code is typed: it is not shown any more. */
export const CodeTyped: Story = {
  parameters: goodDayBut(start, stop, watch('open')),
  play: async ({ userEvent }) => {
    const shown = await showCode(userEvent);
    await shown.findByText('Formuläret är öppet vid barnet. Du ser inget svar här.');
    await expect(shown.queryByText('ABCD-EFGH')).toBeNull();
  },
};

/** It was sent, closed, or its hour has passed. */
export const Over: Story = {
  parameters: goodDayBut(
    start,
    stop,
    mocked(WATCH_SITTING, () => problem(404, 'not-found')),
  ),
  play: async ({ userEvent }) => {
    const shown = await showCode(userEvent);
    await shown.findByText(/Formuläret är stängt/);
    await userEvent.click(shown.getByRole('button', { name: 'Klar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Everything is sent: there is nothing to answer. */
export const Nothing: Story = {
  args: { one: { invitation, child: present(sentAll, 'the first child') } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Svara tillsammans' })).toBeDisabled();
  },
};

export const Failed: Story = {
  parameters: goodDayBut(mocked(START_SITTING, () => problem(409, 'invitation-paused'))),
  play: async ({ userEvent }) => {
    const shown = await choose(userEvent);
    await shown.findByText('Inbjudan är pausad. Öppna den igen först.');
  },
};

export const English: Story = { parameters: at({ language: 'en' }) };
