import { draftOf } from '@lykta/form-studio';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { schoolForm } from '../../../testing/forms.ts';
import { at, inApp } from '../../../testing/story.tsx';
import { WaysList } from './ways-list.tsx';

const draft = draftOf(schoolForm);

const meta = {
  title: 'Viewer/Forms/Ways',
  component: WaysList,
  decorators: [inApp],
  args: { draft },
} satisfies Meta<typeof WaysList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('6 frågor, ungefär 1 minut')).toBeVisible();
    await userEvent.click(canvas.getByText('Vart varje svar leder'));
    await expect(canvas.getByText(/När barnet svarar Oftast inte bra → fråga 5/)).toBeVisible();
  },
};
export const English: Story = { parameters: at({ at: '/forms', language: 'en' }) };
/** While the first question is missing, no way can be counted. */
export const NotYet: Story = { args: { draft: { ...draft, questions: draft.questions.slice(1) } } };
/** A question that no answer leads to. */
export const Unreachable: Story = {
  args: { draft: { ...draft, metadata: { ...draft.metadata, firstQuestion: 'talk' } } },
};
