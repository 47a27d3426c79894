import { mocked } from '@lykta/api/testing';
import { EXPORT_AUDIT, READ_AUDIT } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { auditPage, longAudit } from '../../testing/log.ts';
import { admin } from '../../testing/people.ts';
import { at, onDesk } from '../../testing/story.tsx';
import { Log } from './log.tsx';

const here = { at: '/log', staff: admin };

const meta = {
  title: 'Viewer/Log',
  tags: ['screen'],
  component: Log,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...at(here), ...goodDayBut() },
} satisfies Meta<typeof Log>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ ...here, language: 'en' }) };

/** The filters are part of the address. */
export const Filtered: Story = {
  parameters: at({ ...here, at: '/log?client=7KF2MA&kind=reading&from=2026-11-01' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Uppföljning/);
    await expect(canvas.getByLabelText('Barnets kod')).toHaveValue('7KF-2MA');
    await expect(canvas.getByLabelText('Vad')).toHaveValue('reading');
    await expect(canvas.queryByText('Misslyckad inloggning', { selector: 'td *' })).toBeNull();
  },
};

/** Typing a code finds the child's entries once typing pauses. */
export const SearchedByCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('Läste svar');
    await userEvent.type(canvas.getByLabelText('Barnets kod'), '9ta4rc');
    await waitFor(() => expect(canvas.queryByText('Barn 7KF-2MA')).toBeNull());
    await canvas.findByText('Barn 9TA-4RC');
  },
};

/** 10,000 entries load page by page, and only visible ones are rendered. */
export const Long: Story = {
  parameters: goodDayBut(mocked(READ_AUDIT, ({ request }) => auditPage(request, longAudit))),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('Läste svar');
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(60);
  },
};
export const NothingFound: Story = {
  parameters: at({ ...here, at: '/log?client=ZZZZZZ' }),
};
export const Empty: Story = {
  parameters: goodDayBut(mocked(READ_AUDIT, () => HttpResponse.json({ entries: [], next: null }))),
};
export const Loading: Story = { parameters: goodDayBut(mocked(READ_AUDIT, never)) };
export const Failed: Story = {
  parameters: goodDayBut(mocked(READ_AUDIT, () => problem(500, 'server-error'))),
};
/** The download failed: a toast says so, and the page stays. */
export const FileFailed: Story = {
  parameters: goodDayBut(mocked(EXPORT_AUDIT, () => problem(503, 'busy'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spara som fil' }));
    await canvas.findByText(/Lykta hinner inte med just nu/);
  },
};
