import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { earlierSchoolAnswers, familyAnswers, schoolAnswers, sentOnOneDay } from '../../testing/answers.ts';
import { expect } from 'storybook/test';
import { useState, type ComponentProps } from 'react';
import { at, inApp } from '../../testing/story.tsx';
import { byForm } from './sent.ts';
import { Sheet } from './sheet.tsx';

/** Holds which sending is shown, as the child's page does. */
function Chosen(props: ComponentProps<typeof Sheet>) {
  const [place, setPlace] = useState(props.place);
  return <Sheet {...props} place={place} onPlace={setPlace} />;
}

const meta = {
  title: 'Viewer/Answers/Sheet',
  component: Sheet,
  render: Chosen,
  decorators: [inApp],
  args: {
    history: [schoolAnswers, earlierSchoolAnswers],
    place: 0,
    onPlace: () => {},
    showsNotAsked: false,
    compares: false,
    today: new Date('2026-11-20T12:00:00Z'),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryQuestion: Story = { args: { showsNotAsked: true } };
export const ThenAndNow: Story = { args: { compares: true } };
export const Family: Story = { args: { history: [familyAnswers] } };

const oneDay = present(byForm(sentOnOneDay)[0], 'byForm(sentOnOneDay)[0]');

/** Three sendings of one day: the newest is shown, and each can be chosen. */
export const SeveralOnOneDay: Story = {
  args: { history: oneDay },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 av 5, inte alls')).toBeVisible();
    const choice = canvas.getByRole('combobox', { name: 'Skickat' });
    await userEvent.selectOptions(choice, 'i dag, nummer 1 av 3');
    await expect(canvas.getByText('3 av 5, sådär')).toBeVisible();
  },
};
/** A retracted answer is marked at its question, also in an earlier sending. */
export const TakenBackThen: Story = {
  args: { history: oneDay, compares: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/samma svar Barnet säger: stämmer inte längre/)).toBeVisible();
  },
};
/** Answered earlier and not asked in the newest sending: it is still shown. */
export const AnsweredThen: Story = {
  args: { compares: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vad brukar hända när du säger till?')).toBeVisible();
  },
};
export const English: Story = {
  args: { history: oneDay, compares: true },
  parameters: at({ language: 'en' }),
};
