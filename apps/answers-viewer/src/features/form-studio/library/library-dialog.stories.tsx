import { mocked } from '@lykta/api/testing';
import { LIST_STAFF_FORMS, READ_FORM } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn } from 'storybook/test';
import { openDraft } from '../../../testing/drafts.ts';
import { familyForm, schoolForm } from '../../../testing/forms.ts';
import { goodDayBut, never, problem } from '../../../testing/handlers.ts';
import { forms } from '../../../testing/people.ts';
import { at, inApp } from '../../../testing/story.tsx';
import { onDraft } from '../testing/on-draft.tsx';
import { LibraryDialog } from './library-dialog.tsx';

const both = [
  mocked(LIST_STAFF_FORMS, () => HttpResponse.json(forms.slice(0, 2))),
  mocked(READ_FORM, ({ params }) => HttpResponse.json(params.formId === 'skola' ? schoolForm : familyForm)),
];

const meta = {
  title: 'Viewer/Form studio/Question library',
  component: LibraryDialog,
  decorators: [onDraft(openDraft.draft), inApp],
  args: { after: 'hello', onClose: fn() },
  parameters: goodDayBut(...both),
} satisfies Meta<typeof LibraryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Vilka bor du med?' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hur är det på rasterna?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ta med 2 frågor' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const English: Story = { parameters: at({ at: '/story', language: 'en' }) };
/** Only the questions that have the words. */
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Sök'), 'raster');
    await expect(await canvas.findByRole('checkbox', { name: 'Hur är det på rasterna?' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: 'Vilka bor du med?' })).not.toBeInTheDocument();
  },
};
export const Loading: Story = { parameters: goodDayBut(mocked(LIST_STAFF_FORMS, never)) };
export const Failed: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_FORMS, () => problem(500, 'server-error'))),
};
