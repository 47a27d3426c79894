import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { children, invitations, labelledChildren, worker } from '../../testing/people.ts';
import { at, inApp } from '../../testing/story.tsx';
import { ChildRow } from './child-row.tsx';

const of = (place: number, list = children) => ({
  invitation: present(invitations[0], 'invitations[0]'),
  child: present(list[place], 'list[place]'),
});

const meta = {
  title: 'Viewer/Frame/Child row',
  component: ChildRow,
  decorators: [(Story) => <ul aria-label="Barn">{Story()}</ul>, inApp],
  args: { one: of(0), today: new Date('2026-11-22T12:00:00Z') },
} satisfies Meta<typeof ChildRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row with something new for this member is lit. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(/7KF-2MA.*Vill ha hjälp 2.*1 nytt.*i fredags/);
  },
};
/** Nobody has read it within the promised days. */
export const Late: Story = {
  args: { one: of(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(/1 nytt.*väntat 9 dagar/);
  },
};
export const ReadByMe: Story = {
  args: { one: of(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(/Läst av dig.*i fredags/);
  },
};
export const ReadByAnother: Story = {
  ...ReadByMe,
  parameters: at({ staff: { ...worker, name: 'Olle Ström' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('Läst av Karin Lind');
  },
};
export const NotAnswered: Story = { args: { one: of(5) } };
export const English: Story = { parameters: at({ language: 'en' }) };
export const LongLabel: Story = {
  args: { one: of(2, labelledChildren) },
  globals: { viewport: { value: 'small' } },
};
