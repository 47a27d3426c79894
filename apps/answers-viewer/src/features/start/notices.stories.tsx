import { present } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import { LIST_NOTICES, SEE_NOTICES } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { notices, retentionNotices } from '../../testing/cases.ts';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { at, inApp } from '../../testing/story.tsx';
import { Notices } from './notices.tsx';

let left = notices;
const seen: string[][] = [];
const told = goodDayBut(
  mocked(LIST_NOTICES, () => HttpResponse.json(left)),
  mocked(SEE_NOTICES, async ({ request }) => {
    const { ids } = await request.json();
    seen.push(ids);
    left = left.filter(({ id }) => !ids.includes(id));
    return new HttpResponse(null, { status: 204 });
  }),
);

const meta = {
  title: 'Viewer/Start/Notices',
  component: Notices,
  decorators: [inApp],
  args: { today: new Date('2026-11-22T12:00:00Z') },
  parameters: told,
  beforeEach: () => {
    left = notices;
    seen.length = 0;
  },
} satisfies Meta<typeof Notices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An emergency stands alone with its reason; hand-overs of a day stand together. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Olle Ström öppnade svaren akut 20 nov.');
    await canvas.findByText('Orsak: Skolan ringde. Barnet kom inte i dag.');
    await canvas.findByText('Olle Ström lämnade över 2 barn till dig 20 nov.');
    await canvas.findByText('Olle Ström lämnade över 1 av dina barn 20 nov.');
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual(['Barn 7KF-2MA', 'Barn 2MX-9TB', 'Barn 9TA-4RC', 'Barn 4RB-7HD']);
  },
};
export const Seen: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(
      present((await canvas.findAllByRole('button', { name: 'Jag har sett det' }))[1], '(…)[1]'),
    );
    await waitFor(() => expect(within(canvasElement).queryByText(/2 barn till dig/)).toBeNull());
    await expect(seen).toEqual([['n2', 'n3']]);
    await canvas.findByText('Olle Ström öppnade svaren akut 20 nov.');
  },
};
/** What Lykta itself did has no name; cases of one day stand together. */
export const Retention: Story = {
  parameters: goodDayBut(mocked(LIST_NOTICES, () => HttpResponse.json(retentionNotices))),
  play: async ({ canvas }) => {
    await canvas.findByText('Svaren från 2 barn tas snart bort. Barnen fick veta det 20 nov.');
    await canvas.findByText('Svaren från 1 barn togs bort 20 nov. Tiden hade gått.');
    await canvas.findByText('1 barn tog bort sina svar 20 nov.');
    await canvas.findByText('Amir Berg tog ut allt om 1 barn 20 nov.');
  },
};
export const English: Story = { parameters: at({ language: 'en' }) };
export const Empty: Story = { parameters: goodDayBut() };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: goodDayBut(
    mocked(LIST_NOTICES, () =>
      HttpResponse.json([
        { ...notices[0], by: 'Alexandra-Maria von Essen-Lindqvist Bergström', reason: 'Barnet '.repeat(40) },
      ]),
    ),
  ),
};
export const Loading: Story = { parameters: goodDayBut(mocked(LIST_NOTICES, never)) };
export const Failed: Story = {
  parameters: goodDayBut(mocked(LIST_NOTICES, () => problem(500, 'server-error'))),
};
export const NotSeen: Story = {
  parameters: goodDayBut(
    mocked(LIST_NOTICES, () => HttpResponse.json(notices)),
    mocked(SEE_NOTICES, () => problem(503, 'busy')),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      present((await canvas.findAllByRole('button', { name: 'Jag har sett det' }))[0], 'the first'),
    );
    await canvas.findByText('Lykta hinner inte med just nu. Försök igen om en stund.');
  },
};
