import { present } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import { MAKE_DOCUMENT, SET_RECORDED } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { earlierSchoolAnswers, familyAnswers, schoolAnswers } from '../../../testing/answers.ts';
import { goodDayBut, never, problem } from '../../../testing/handlers.ts';
import { children, invitations } from '../../../testing/people.ts';
import { at, inApp } from '../../../testing/story.tsx';
import { RecordDialog } from './record-dialog.tsx';

const [child] = children;
const answers = [earlierSchoolAnswers, familyAnswers, schoolAnswers];
const { metadata } = schoolAnswers.form;
const recorded = {
  ...present(child, 'child'),
  sent: [
    ...present(child, 'child').sent.filter(({ id }) => id !== metadata.id),
    {
      id: metadata.id,
      version: metadata.version,
      request: schoolAnswers.data.request,
      at: '2026-11-20T11:00:00.000Z',
      opened: true,
      readers: [],
      recorded: { name: 'Karin Lind', day: '2026-11-22' },
    },
  ],
};

const meta = {
  title: 'Viewer/Answers/Record',
  component: RecordDialog,
  decorators: [inApp],
  args: {
    one: { invitation: present(invitations[0], 'invitations[0]'), child: present(child, 'child') },
    answers,
    onClose: fn(),
  },
  parameters: goodDayBut(),
} satisfies Meta<typeof RecordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const pick = (name: RegExp | string) => screen.findByRole('checkbox', { name });

/** The newest sending of each form is chosen; an earlier one is not. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await pick(/Skolan, .*20 november/)).toBeChecked();
    await expect(await pick(/Skolan, .*14 september/)).not.toBeChecked();
    await expect(screen.queryByRole('group', { name: /Svar ur/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Hämta' }));
    await screen.findByText('Filen är hämtad.');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const English: Story = { parameters: at({ language: 'en' }) };
/** One page: the answers that matter are chosen, and more can be. */
export const MeetingSheet: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Mötesblad/ }));
    const group = await screen.findByRole('group', { name: 'Svar ur Skolan' });
    const [first] = within(group).getAllByRole('checkbox');
    await userEvent.click(present(first, 'first'));
  },
};
/** On a narrow window, such as 400 % makes it, what is chosen is ticked and not coloured. */
export const MeetingSheetNarrow: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Mötesblad/ }));
    const group = await screen.findByRole('group', { name: 'Svar ur Skolan' });
    for (const box of within(group).getAllByRole('checkbox', { checked: true })) {
      const row = present(box.closest('fieldset > div'), 'row');
      await expect(row).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
    }
  },
};
/** P prints what the browser can show: the sheet opens in a window of its own. */
export const Printed: Story = {
  beforeEach: () => {
    const { open } = window;
    window.open = fn(() => null);
    return () => {
      window.open = open;
    };
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Mötesblad/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Skriv ut' }));
    await waitFor(async () => expect(args.onClose).toHaveBeenCalled());
    await expect(window.open).toHaveBeenCalledOnce();
  },
};
export const SheetFull: Story = {
  parameters: goodDayBut(mocked(MAKE_DOCUMENT, () => problem(400, 'sheet-full'))),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Mötesblad/ }));
    const group = await screen.findByRole('group', { name: 'Svar ur Skolan' });
    for (const box of within(group).getAllByRole('checkbox', { checked: false })) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Hämta' }));
    await screen.findByText('Svaren får inte plats på en sida. Välj färre.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
/** Somebody has put the form into the record already. */
export const AlreadyRecorded: Story = {
  args: { one: { invitation: present(invitations[0], 'invitations[0]'), child: recorded } },
  play: async () => {
    await screen.findByText(/Överfört till akten .* av Karin Lind/);
  },
};
/** The mark reaches the server with the forms that were taken. */
export const Marked: Story = {
  parameters: (() => {
    const marked = fn();
    return {
      marked,
      ...goodDayBut(
        mocked(SET_RECORDED, async ({ request }) => {
          marked(await request.json());
          return new HttpResponse(null, { status: 204 });
        }),
      ),
    };
  })(),
  play: async ({ parameters, userEvent }) => {
    await userEvent.click(await pick('Märk som överfört till akten'));
    await userEvent.click(screen.getByRole('button', { name: 'Hämta' }));
    await waitFor(async () => {
      await expect(parameters.marked).toHaveBeenCalledWith(
        expect.objectContaining({
          recorded: true,
          sent: expect.arrayContaining([
            { id: metadata.id, version: metadata.version, request: schoolAnswers.data.request },
          ]),
        }),
      );
    });
  },
};
/** A browser that refuses to copy: the text stands there to be copied by hand. */
export const NotCopied: Story = {
  beforeEach: () => {
    const write = navigator.clipboard.writeText;
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    return () => {
      navigator.clipboard.writeText = write;
    };
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Text att klistra in/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Kopiera' }));
    await expect(await screen.findByRole('textbox', { name: 'Texten' })).toHaveValue(
      'Svar från barn 7KF-2MA',
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const NothingChosen: Story = {
  args: { answers: [familyAnswers] },
  play: async ({ userEvent }) => {
    await userEvent.click(await pick(/12 november/));
    await expect(screen.getByRole('button', { name: 'Hämta' })).toBeDisabled();
    await screen.findByText('Välj minst ett formulär.');
  },
};
export const Taking: Story = {
  parameters: goodDayBut(mocked(MAKE_DOCUMENT, never)),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Hämta' }));
  },
};
export const Failed: Story = {
  parameters: goodDayBut(mocked(MAKE_DOCUMENT, () => problem(500, 'server-error'))),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Hämta' }));
    await screen.findByRole('alert');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
