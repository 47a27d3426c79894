import { mocked } from '@lykta/api/testing';
import { CHANGE_MEMBER } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen } from 'storybook/test';
import { goodDayBut } from '../../testing/handlers.ts';
import { members } from '../../testing/organisation.ts';
import { admin } from '../../testing/people.ts';
import { at, inApp } from '../../testing/story.tsx';
import { MemberDialog } from './member-dialog.tsx';

const meta = {
  title: 'Viewer/Members/Dialog',
  component: MemberDialog,
  decorators: [inApp],
  args: { member: undefined, onClose: () => {} },
  parameters: { ...at({ staff: admin }), ...goodDayBut() },
} satisfies Meta<typeof MemberDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const Change: Story = { args: { member: members[1] } };
const changed: unknown[] = [];
/** A last day is set; an empty one removes it. */
export const LastDay: Story = {
  args: { member: members[1], onClose: fn() },
  parameters: goodDayBut(
    mocked(CHANGE_MEMBER, async ({ request }) => {
      changed.push(await request.json());
      return HttpResponse.json(members[1]);
    }),
  ),
  play: async ({ args, userEvent }) => {
    changed.length = 0;
    await userEvent.type(await screen.findByLabelText('Sista dag'), '2026-12-31');
    await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
    await screen.findByText('Medarbetaren är ändrad.');
    await expect(changed).toMatchObject([{ lastDay: '2026-12-31' }]);
    await expect(args.onClose).toHaveBeenCalled();
  },
};
