import { Profile, present } from '@lykta/domain';
import { ADD_PERSON, READ_PROFILE } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aroundForms } from '../../../testing/answering.ts';
import { asked, askedFriend, inArea, said } from '../../../testing/asked-question.tsx';
import { emptyProfile } from '../../../testing/fixtures.ts';
import { allAnswers, schoolForm, someAnswers } from '../../../testing/forms.ts';
import { accepts, replies } from '../../../testing/mocks.ts';
import { inApp } from '../../../testing/story.tsx';
import { QuestionScreen } from './question-screen.tsx';

const meta = {
  title: 'Child/Questions/Question about people',
  tags: ['screen'],
  component: QuestionScreen,
  decorators: [inArea, inApp()],
  parameters: { layout: 'fullscreen', msw: aroundForms },
  args: askedFriend,
} satisfies Meta<typeof QuestionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With nobody chosen, Next says so and stores the answer without data. */
export const Persons: Story = {
  args: asked('with', someAnswers),
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'lillasyster' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'husdjur' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'these', data: ['sister', 'dog'] }]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'lillasyster' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'husdjur' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ingen särskild' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'nobody' }]);
  },
};

/** A deleted person stays chosen and has no name. */
export const PersonDeleted: Story = {
  args: asked('with', { answers: { ...someAnswers.answers, with: said('these', ['gone']) }, inactive: {} }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('checkbox', { name: 'någon' })).toBeChecked();
  },
};

/** Adds a person without leaving the question, and chooses it. */
export const NewPerson: Story = {
  args: asked('with', someAnswers),
  parameters: {
    msw: [accepts(ADD_PERSON, 'new-one'), replies(READ_PROFILE, Profile, emptyProfile), ...aroundForms],
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Lägg till en person' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Lägg till' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'kompis' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Bild 3\./ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lägg till' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Nästa' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'these', data: ['new-one'] }]);
  },
};

/** The search finds a less common type. */
export const NewPersonSearched: Story = {
  args: asked('with', someAnswers),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Lägg till en person' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Visa fler' }));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Sök' }), 'morm');
    await userEvent.click(await dialog.findByRole('button', { name: 'mormor' }));
    await expect(dialog.getByRole('button', { name: 'mormor' })).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getAllByRole('radio')).toHaveLength(8);
  },
};

/** A question about friends offers friends, also to add; the family comes after a press. */
export const FriendsFirst: Story = {
  args: {
    ...asked('with', someAnswers),
    question: {
      ...present(schoolForm.questions['with'], 'schoolForm.questions[’with’]'),
      first: ['FRIEND', 'BEST_FRIEND'],
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('checkbox', { name: 'bästa kompis' });
    await expect(canvas.queryByRole('checkbox', { name: 'mamma' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Lägg till kompis' }));
    const dialog = within(await canvas.findByRole('dialog'));
    dialog.getByRole('button', { name: 'bästa kompis' });
    await expect(dialog.queryByRole('button', { name: 'mamma' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Avbryt' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Visa andra jag har lagt till' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'mamma' }));
    const order = canvas.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    await expect(order[0]).toContain('bästa kompis');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'mamma' }));
    await expect(canvas.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(
      order,
    );
  },
};

/** No such friend is in the profile yet: one can be added at once, and nobody else stands in the way. */
export const NoFriendYet: Story = {
  args: {
    ...asked('with', someAnswers),
    question: {
      ...present(schoolForm.questions['with'], 'schoolForm.questions[’with’]'),
      first: ['CLASSMATE'],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Visa andra jag har lagt till' });
    await expect(canvas.queryAllByRole('checkbox')).toEqual([]);
    await expect(canvas.getByRole('button', { name: 'Lägg till klasskompis' })).toBeVisible();
  },
};

/** The choice of one person is the answer itself. */
export const SinglePerson: Story = {
  args: asked('adult', allAnswers),
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'mamma' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'this', data: ['mum'] }]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Ingen än' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([{ answer: 'nobody' }]);
  },
};

/** About the persons of an earlier answer. */
export const AboutWhom: Story = {
  args: asked('close', {
    answers: { ...someAnswers.answers, with: said('these', ['sister', 'friend']) },
    inactive: {},
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('lillasyster')).toBeVisible();
  },
};

export const English: Story = {
  args: asked('with', someAnswers),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('little sister')).toBeVisible();
  },
};
