import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { goodDayBut } from '../../../testing/handlers.ts';
import { childrenRead, invitations } from '../../../testing/people.ts';
import { at, inApp } from '../../../testing/story.tsx';
import { AnswerBackBar } from './answer-back.tsx';

const invitation = present(invitations[0], 'invitations[0]');
const child = present(childrenRead[0], 'childrenRead[0]');

const meta = {
  title: 'Viewer/Answers/Answer back bar',
  component: AnswerBackBar,
  decorators: [inApp],
  args: { one: { invitation, child }, today: new Date('2026-11-22T12:00:00Z') },
  parameters: goodDayBut(),
} satisfies Meta<typeof AnswerBackBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press asks once more, with the sentence chosen. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vi pratar om det när vi ses.' }));
    await expect(await canvas.findByRole('radio', { name: 'Vi pratar om det när vi ses.' })).toBeChecked();
  },
};
export const Answered: Story = {
  args: {
    one: {
      invitation,
      child: {
        ...child,
        sent: child.sent.map((one) => ({
          ...one,
          answerBack: { answer: { kind: 'read' as const }, day: '2026-11-21' },
        })),
      },
    },
  },
};
export const English: Story = { parameters: at({ language: 'en' }) };
export const Narrow: Story = { globals: { viewport: { value: 'small' } } };
