import { present, type StaffClient } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import { GIVE_REASON, MAKE_INVITATION_FILE } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { children } from '../../testing/people.ts';
import { at, inApp } from '../../testing/story.tsx';
import { InvitationFileDialog } from './invitation-file-dialog.tsx';

const [one, two] = children;
const opened: StaffClient[] = [present(one, 'one'), present(two, 'two')];
const unopened = opened.map((child) => ({ ...child, needsReason: true as const }));

const meta = {
  title: 'Viewer/Invitations/File',
  component: InvitationFileDialog,
  decorators: [inApp],
  args: { invitation: 'inv-1', children: opened, leftOut: 0, onClose: fn() },
  parameters: goodDayBut(),
} satisfies Meta<typeof InvitationFileDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: NonNullable<Story['play']> = async ({ userEvent }) =>
  userEvent.click(await screen.findByRole('button', { name: 'Hämta' }));

export const Default: Story = {
  play: async (context) => {
    await screen.findByText(/Filen har allt som 2 barn har skickat/);
    await press(context);
    await screen.findByText('Filen är hämtad.');
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
};
export const English: Story = { args: { leftOut: 3 }, parameters: at({ language: 'en' }) };
const reasons: unknown[] = [];
/** One reason for each child that needs one, and the file after it. */
export const ReasonFirst: Story = {
  args: { children: unopened, leftOut: 1 },
  parameters: goodDayBut(
    mocked(GIVE_REASON, async ({ request }) => {
      reasons.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  ),
  play: async ({ args, userEvent }) => {
    reasons.length = 0;
    await screen.findByText(/1 barn som du inte får öppna är inte med/);
    await expect(screen.getByRole('button', { name: 'Hämta' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Utredning' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hämta' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(reasons).toEqual(
      unopened.map(({ client }) => ({ invitation: 'inv-1', client, reason: 'Utredning' })),
    );
  },
};
export const Taking: Story = {
  parameters: goodDayBut(mocked(MAKE_INVITATION_FILE, never)),
  play: press,
};
export const TooMany: Story = {
  parameters: goodDayBut(
    mocked(MAKE_INVITATION_FILE, () => problem(429, 'too-many-tries', { 'Retry-After': '3600' })),
  ),
  play: async (context) => {
    await press(context);
    await screen.findByRole('alert');
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};
