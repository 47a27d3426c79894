import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answersServer, aroundForms } from '../../testing/answering.ts';
import { someAnswers } from '../../testing/forms.ts';
import { atSchoolForm, heading } from '../../testing/school-form.ts';
import { FormScreen } from './form-screen.tsx';

const meta = {
  title: 'Child/Questions/Saving a form',
  tags: ['screen'],
  component: FormScreen,
  ...atSchoolForm,
} satisfies Meta<typeof FormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * What a story saves, and where: each has a form of its own, so that a save that is still on its way when a story ends
 * does not reach the next one.
 */
const saving = (formId: string) => ({
  server: answersServer({ formId, formVersion: 1 }, someAnswers),
  at: `/form/${formId}/1`,
});

const { server: unsteady, at: atUnsteady } = saving('myself');

/** No network: the message, then the question with its choice; answering again saves once. */
export const NotSavedInEnglish: Story = {
  globals: { language: 'en' },
  parameters: { place: { at: atUnsteady }, msw: [...unsteady.handlers, ...aroundForms] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await heading(canvas, 'Who do you like to be with?');
    unsteady.failOnce();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'mum' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/can’t reach our server/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(await canvas.findByRole('checkbox', { name: 'mum' })).toBeChecked();
    await expect(unsteady.saved).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await heading(canvas, 'How often do you meet?');
    await waitFor(() => expect(unsteady.saved).toHaveLength(1));
  },
};

const { server: crowded, at: atCrowded } = saving('leisure');

/** A busy server: a notice, the next question at once, and the answer is saved by itself after a moment. */
export const Busy: Story = {
  parameters: { place: { at: atCrowded }, msw: [...crowded.handlers, ...aroundForms] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await heading(canvas, 'Vem är du helst med?');
    crowded.busyOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Ingen särskild' }));
    await canvas.findByText('Lykta hinner inte med just nu. Dina svar finns kvar här och sparas snart.');
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { level: 1, name: 'Vem är du helst med?' })).toBeNull(),
    );
    await waitFor(() => expect(crowded.saved).toHaveLength(1), { timeout: 5000 });
    await waitFor(() => expect(canvas.queryByText(/sparas snart/)).toBeNull());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

const { server: shared, at: atShared } = saving('family');

/** Another device saved meanwhile: both answers are kept. */
export const ChangedElsewhereInEnglish: Story = {
  globals: { language: 'en' },
  parameters: { place: { at: atShared }, msw: [...shared.handlers, ...aroundForms] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await heading(canvas, 'Who do you like to be with?');
    shared.meanwhile({
      ...someAnswers,
      answers: {
        ...someAnswers.answers,
        likes: [{ answer: 'maths', timestamp: new Date().toISOString() }],
      },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Nobody special' }));
    await waitFor(() => expect(shared.saved).toHaveLength(1));
    await expect(Object.keys(present(shared.saved[0], 'shared.saved[0]').document.answers).sort()).toEqual([
      'feel',
      'friend',
      'hello',
      'likes',
      'with',
    ]);
    await heading(canvas, 'What do you like?');
  },
};
