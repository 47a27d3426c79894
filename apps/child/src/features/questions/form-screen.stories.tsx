import { present } from '@lykta/domain';
import { READ_OWN_ANSWERS, fill } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answersServer, aroundForms, schoolAnswers } from '../../testing/answering.ts';
import { allButOne, noAnswers, someAnswers } from '../../testing/forms.ts';
import { fails, hangs } from '../../testing/mocks.ts';
import { atSchoolForm, heading } from '../../testing/school-form.ts';
import { FormScreen } from './form-screen.tsx';

const meta = {
  title: 'Child/Questions/Form',
  tags: ['screen'],
  component: FormScreen,
  ...atSchoolForm,
} satisfies Meta<typeof FormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fresh = answersServer(schoolAnswers, noAnswers);

/** From the intro through two questions; each save names the version of the previous reply. */
export const FromTheStart: Story = {
  parameters: { msw: [...fresh.handlers, ...aroundForms] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await heading(canvas, 'Din skola');
    await expect(canvas.getByText('Lykta undrar hur du har det.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Börja' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Jag är redo' }));
    await heading(canvas, 'Hur har du det i skolan?');
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName(/^Fråga 2 av /);
    await userEvent.click(canvas.getByRole('radio', { name: 'Bra' }));
    await heading(canvas, 'Har du någon att vara med?');
    await waitFor(() => expect(fresh.saved).toHaveLength(2));
    await expect(present(fresh.saved[1], 'fresh.saved[1]').ifMatch).not.toBe(
      present(fresh.saved[0], 'fresh.saved[0]').ifMatch,
    );
    await expect(Object.keys(present(fresh.saved[1], 'fresh.saved[1]').document.answers)).toEqual([
      'hello',
      'feel',
    ]);
  },
};

/** In English: no intro, and resumes where the child was. */
export const English: Story = {
  globals: { language: 'en' },
  parameters: { msw: [...answersServer(schoolAnswers, someAnswers).handlers, ...aroundForms] },
  play: async ({ canvasElement }) => {
    await heading(within(canvasElement), 'Who do you like to be with?');
  },
};

/** Somebody who has begun comes to the question at once, without the intro. */
export const GoesOn: Story = {
  parameters: { msw: [...answersServer(schoolAnswers, someAnswers).handlers, ...aroundForms] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await heading(canvas, 'Vem är du helst med?');
    await expect(canvas.queryByRole('button', { name: 'Börja' })).toBeNull();
  },
};

const branching = answersServer(schoolAnswers, { answers: { ...someAnswers.answers }, inactive: {} });

/** Takes a branch and returns: inactive answers become active again. */
export const BackOverABranchInEnglish: Story = {
  globals: { language: 'en' },
  parameters: { msw: [...branching.handlers, ...aroundForms] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await heading(canvas, 'Who do you like to be with?');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'No' }));
    await heading(canvas, 'How often are you alone?');
    await userEvent.click(canvas.getByRole('radio', { name: 'Often' }));
    await heading(canvas, 'Who do you like to be with?');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await heading(canvas, 'How often are you alone?');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Yes' }));
    await heading(canvas, 'Who do you like to be with?');
    await waitFor(() => expect(branching.saved.at(-1)?.document.inactive).toHaveProperty('alone'));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'No' }));
    // The inactive answer is active again, so the question is not asked again.
    await heading(canvas, 'Who do you like to be with?');
    await waitFor(() => expect(branching.saved.at(-1)?.document.answers).toHaveProperty('alone'));
  },
};

/** The last answer of an own form goes on automatically. */
export const LastAnswerInEnglish: Story = {
  globals: { language: 'en' },
  parameters: { msw: [...answersServer(schoolAnswers, allButOne).handlers, ...aroundForms] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await heading(canvas, 'What do you want to change?');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nothing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('/form');
  },
};

export const Loading: Story = {
  parameters: { msw: [hangs(fill(READ_OWN_ANSWERS, { formId: 'school', formVersion: 1 })), ...aroundForms] },
};

export const Failed: Story = {
  parameters: {
    msw: [fails(fill(READ_OWN_ANSWERS, { formId: 'school', formVersion: 1 }), 503, 'busy'), ...aroundForms],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Prova igen' })).toBeVisible();
  },
};

/** A missing form: retrying would not help, so the button leads home. */
export const NotThere: Story = {
  parameters: {
    msw: [
      fails(fill(READ_OWN_ANSWERS, { formId: 'school', formVersion: 1 }), 404, 'not-found'),
      ...aroundForms,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Till startsidan' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Prova igen' })).toBeNull();
  },
};
