import { mocked } from '@lykta/api/testing';
import { present } from '@lykta/domain';
import { ADD_CHILD } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { goodDayBut, problem } from '../../testing/handlers.ts';
import { invitations } from '../../testing/people.ts';
import { at, inApp } from '../../testing/story.tsx';
import { AddChild } from './add-child.tsx';

const meta = {
  title: 'Viewer/Invitations/Add child',
  component: AddChild,
  decorators: [inApp],
  args: { invitation: present(invitations[0], 'invitations[0]') },
  parameters: goodDayBut(mocked(ADD_CHILD, () => HttpResponse.json({ client: 'NYT3BN' }))),
} satisfies Meta<typeof AddChild>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function add(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Lägg till ett barn utan telefon' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lägga till ett barn?' }));
  await user.click(dialog.getByRole('button', { name: 'Lägg till barnet' }));
}

export const Default: Story = {
  play: async ({ userEvent }) => {
    await add(userEvent);
    await screen.findByText('Barnet är tillagt. Barnets kod är NYT-3BN.');
  },
};
export const Full: Story = {
  parameters: goodDayBut(mocked(ADD_CHILD, () => problem(409, 'invitation-full'))),
  play: async ({ userEvent }) => {
    await add(userEvent);
    await screen.findByText('Det finns ingen plats kvar.');
  },
};
export const Paused: Story = {
  args: { invitation: present(invitations[2], 'a paused invitation') },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: 'Lägg till ett barn utan telefon' }),
    ).toBeDisabled();
  },
};
export const English: Story = { parameters: at({ language: 'en' }) };
