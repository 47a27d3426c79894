import { inventedChild, Profile, type FormDraft, type PreviewShow } from '@lykta/domain';
import { READ_PROFILE } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aroundForms } from '../../../testing/answering.ts';
import { schoolForm } from '../../../testing/forms.ts';
import { replies } from '../../../testing/mocks.ts';
import { inApp } from '../../../testing/story.tsx';
import { PreviewPage } from './preview-page.tsx';

const draft: FormDraft = { metadata: schoolForm.metadata, questions: Object.values(schoolForm.questions) };
const [first, second] = draft.questions;
const show: PreviewShow = {
  draft,
  question: second!.id,
  walk: 0,
  language: 'sv',
  theme: 'light',
  text: 'usual',
  direction: 'ltr',
  way: 'usual',
};

const meta = {
  title: 'Child/Questions/Preview',
  component: PreviewPage,
  decorators: [inApp()],
  args: { show, onSay: fn() },
  parameters: { layout: 'fullscreen', msw: [replies(READ_PROFILE, Profile, inventedChild), ...aroundForms] },
} satisfies Meta<typeof PreviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A question in its place in the list, though nothing before it is answered. */
export const Question: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Fråga 2 av ${draft.questions.length}`)).toBeVisible();
  },
};
/** Nothing is written yet, and its answers lead nowhere. */
export const Empty: Story = {
  args: {
    show: {
      ...show,
      draft: {
        ...draft,
        questions: [first!, { id: 'ny', type: 'single', text: { sv: 'Ny fråga' }, answers: {} }],
      },
      question: 'ny',
    },
  },
};
/** The whole form is walked, from its intro or first question on. */
export const Walked: Story = {
  args: { show: { ...show, question: null, walk: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
/** As a child sees it who has chosen the easier way. */
export const Easier: Story = {
  args: { show: { ...show, way: 'easier' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Enklare' })).toBeChecked();
  },
};
