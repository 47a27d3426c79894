import { present } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import { LIST_STAFF_INVITATIONS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen } from 'storybook/test';
import { goodDayBut, never, problem } from '../../../testing/handlers.ts';
import { inLongUnit, invitations } from '../../../testing/people.ts';
import { at, onDesk } from '../../../testing/story.tsx';
import { SheetPage } from './sheet-page.tsx';

const route = '/invitations/:invitation/sheet';
const of = (id: string) => at({ at: `/invitations/${id}/sheet`, route });
const [first] = invitations;
const full = { ...present(first, 'first'), readsWithin: 3, lastDay: '2026-12-21', label: 'SN 2026/0412-3' };
const listing = (list: unknown[]) =>
  goodDayBut(mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json(list)));

const meta = {
  title: 'Viewer/Invitations/Sheet',
  tags: ['screen'],
  component: SheetPage,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...of('inv-1'), ...listing([full]) },
} satisfies Meta<typeof SheetPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is on it, and never the label. */
export const Default: Story = {
  play: async () => {
    await screen.findByText(/Karin på Norra teamet vill lyssna på dig/);
    await screen.findByText(/De läser inom 3 dagar/);
    await screen.findByText('Koden gäller till och med 21 december 2026.');
    await screen.findByText('De ser en kod, inte ditt namn.');
    await screen.findByText('Etiketten står aldrig på bladet.');
    await expect(screen.queryByText(/0412/)).toBeNull();
  },
};
/** The one who invited the only child knows who it is, and the sheet says so. */
export const OneChild: Story = {
  parameters: listing([{ ...full, maxClients: 1, accepted: 0 }]),
  play: async () => {
    await screen.findByText('Den som bjöd in dig vet vem du är.');
  },
};
export const FourSmall: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'A6, fyra' }));
    await expect(screen.getAllByText('KXM-7P2')).toHaveLength(4);
    await expect(screen.queryByText('Vem ser vad?')).toBeNull();
  },
};
/** What is taken off stands nowhere. */
export const Less: Story = {
  play: async ({ userEvent }) => {
    for (const name of ['Ditt förnamn', 'När ni läser', 'Sista dag', 'Spara på svärtan']) {
      await userEvent.click(await screen.findByRole('checkbox', { name }));
    }
    await screen.findByText(/^Norra teamet vill lyssna på dig/);
    await expect(screen.queryByText(/De läser inom/)).toBeNull();
    await expect(screen.queryByText(/Koden gäller/)).toBeNull();
  },
};
export const English: Story = {
  parameters: at({ at: '/invitations/inv-1/sheet', route, language: 'en' }),
};
/** The child reads another language than the one who invites. */
export const OtherLanguage: Story = {
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText('Språk'), 'English');
    const sheet = await screen.findByRole('article', { name: 'What the sheet looks like' });
    await expect(sheet).toHaveTextContent('Karin at Norra teamet wants to listen to you.');
    await expect(sheet).toHaveTextContent('The code is good until 21 December 2026.');
    await expect(screen.getByRole('button', { name: 'Skriv ut' })).toBeVisible();
  },
};
export const LongUnit: Story = { parameters: listing(inLongUnit.invitations) };
export const Closed: Story = { parameters: { ...of('inv-4'), ...goodDayBut() } };
export const OfAnotherUnit: Story = { parameters: of('inv-99') };
export const Loading: Story = { parameters: goodDayBut(mocked(LIST_STAFF_INVITATIONS, never)) };
export const Failed: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_INVITATIONS, () => problem(503, 'busy'))),
};
