import { mocked } from '@lykta/api/testing';
import { CREATE_DRAFT, READ_DRAFT, SAVE_DRAFT } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { openDraft } from '../../../testing/drafts.ts';
import { goodDayBut, never, problem } from '../../../testing/handlers.ts';
import { admin, worker } from '../../../testing/people.ts';
import { at, onDesk } from '../../../testing/story.tsx';
import { StudioScreen } from './studio-screen.tsx';

const here = { at: '/forms/drafts/draft-1', route: '/forms/drafts/:draft', staff: admin };
const draft = openDraft.draft;
const opened = (more: object) => mocked(READ_DRAFT, () => HttpResponse.json({ ...openDraft, ...more }));

const meta = {
  title: 'Viewer/Form studio/Editor',
  tags: ['screen'],
  component: StudioScreen,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...at(here), ...goodDayBut() },
} satisfies Meta<typeof StudioScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ ...here, language: 'en' }) };
export const Loading: Story = { parameters: goodDayBut(mocked(READ_DRAFT, never)) };
export const Failed: Story = {
  parameters: goodDayBut(mocked(READ_DRAFT, () => problem(500, 'server-error'))),
};
/** Somebody has deleted it, or it belongs to another organisation. */
export const Gone: Story = { parameters: goodDayBut(mocked(READ_DRAFT, () => problem(404, 'not-found'))) };
/** A form that has just been begun. */
export const Empty: Story = {
  parameters: goodDayBut(
    opened({ draft: { metadata: { ...draft.metadata, firstQuestion: '' }, questions: [] }, last: null }),
  ),
};
/** Words without a single break, in every field. */
export const LongText: Story = {
  parameters: goodDayBut(
    opened({
      draft: {
        metadata: { ...draft.metadata, name: 'Samhällsorienteringsundervisningsmaterial '.repeat(4) },
        questions: draft.questions.map((question) => ({
          ...question,
          text: { sv: 'Samhällsorienteringsundervisningsmaterial'.repeat(3) },
        })),
      },
    }),
  ),
};
/** A colleague who does not write forms reads and comments. */
export const ReadOnly: Story = { parameters: at({ ...here, staff: worker }) };

/** A question is written, answered and taken back by keys alone. */
export const Written: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ny fråga' }));
    const asked = canvas.getByLabelText('Frågan');
    await expect(asked).toHaveFocus();
    await userEvent.keyboard('Trivs du?');
    await userEvent.type(canvas.getByLabelText('Svar 1'), 'Ja{Enter}');
    await expect(canvas.getByLabelText('Svar 2')).toHaveFocus();
    await userEvent.keyboard('Nej');
    const list = within(canvas.getByRole('navigation', { name: 'Frågor' }));
    await expect(await list.findByRole('button', { name: /Trivs du\?/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByLabelText('Svar 2')).toHaveValue('');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(canvas.getByLabelText('Svar 2')).toHaveValue('Nej');
  },
};

/** After something is taken away, the keys go on at what took its place. */
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Ta bort fråga 1' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Frågan')).toHaveFocus();
    canvas.getByRole('button', { name: 'Ta bort ”Inte alls”' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Svar 1')).toHaveFocus();
    await expect(canvas.getByLabelText('Svar 1')).toHaveValue('Inte så bra');
  },
};

/** Alt and an arrow key move a question; the way through the form follows. */
export const Moved: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('navigation', { name: 'Frågor' }));
    const asked = list.getByRole('button', { name: /Hur trivs du i din klass/ });
    await userEvent.click(asked);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(list.getByRole('button', { name: /^3 ?Hur trivs du i din klass/ })).toHaveFocus();
  },
};

/** A press mends what the editor found, the keys go on in what it brought, and one step takes it back. */
export const Mended: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ny fråga' }));
    await userEvent.keyboard('Trivs du?');
    await userEvent.click(canvas.getByRole('button', { name: 'Ta bort ”Hoppa över”' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Lägg till ”Vill inte säga”' }));
    await expect(canvas.getByLabelText('Svar 2')).toHaveValue('Vill inte säga');
    await expect(canvas.getByLabelText('Svar 2')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Ångra' }));
    await expect(canvas.queryByLabelText('Svar 2')).toBeNull();
  },
};

/** A fault leads to its field. */
export const ToTheField: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ny fråga' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Hej|^1 ?Nu kommer/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /fel att rätta/ }));
    await expect(canvas.getByRole('heading', { name: 'Fråga 2' })).toBeVisible();
    await expect(document.activeElement?.tagName).toBe('TEXTAREA');
  },
};

const newer = { revision: 9, saved: { at: '2026-11-20T10:00:00Z', by: 'Amir Berg' }, draft };
/** Refuses the first save, because a colleague was faster, and takes the next. */
const conflict = mocked(SAVE_DRAFT, async ({ request }) => {
  const { revision } = await request.json();
  if (revision === newer.revision) return HttpResponse.json({ revision: 10, saved: newer.saved });
  return HttpResponse.json(
    { type: 'about:blank', title: 'draft-changed', status: 409, code: 'draft-changed', current: newer },
    { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
  );
});

/** A colleague has saved meanwhile: both are shown, and what is not chosen can be undone back. */
export const Newer: Story = {
  parameters: goodDayBut(conflict),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Texten'), ' Hej!');
    const dialog = within(await canvas.findByRole('dialog', {}, { timeout: 5000 }));
    await expect(dialog.getByRole('heading', { name: 'Amir Berg har också ändrat' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Fortsätt med det nya' }));
    await expect(canvas.getByLabelText('Texten')).toHaveValue('Nu kommer frågor om skolan.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ångra' }));
    await expect(canvas.getByLabelText('Texten')).toHaveValue('Nu kommer frågor om skolan. Hej!');
  },
};

/** A colleague has published or removed the draft meanwhile: what was written becomes a draft again. */
export const Lost: Story = {
  parameters: goodDayBut(
    mocked(SAVE_DRAFT, () => problem(404, 'not-found')),
    mocked(CREATE_DRAFT, () => HttpResponse.json({ ...openDraft, id: 'draft-2' })),
    mocked(READ_DRAFT, ({ params }) => HttpResponse.json({ ...openDraft, id: params.id })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Texten'), ' Hej!');
    const name = 'Utkastet finns inte längre';
    const dialog = within(await canvas.findByRole('dialog', { name }, { timeout: 5000 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Spara som nytt utkast' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText('Texten')).toBeVisible();
  },
};
