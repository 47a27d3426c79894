import { Invitations } from '@lykta/domain';
import { LIST_FORMS, READ_INVITATIONS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answersServer, aroundForms, schoolAnswers } from '../../testing/answering.ts';
import { someInvitations } from '../../testing/fixtures.ts';
import { allAnswers, someAnswers } from '../../testing/forms.ts';
import { fails, hangs, replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { ForwardScreen } from './forward-screen.tsx';

const chosen = { chosen: 'school', finished: true };

const meta = {
  title: 'Child/Questions/Forward',
  tags: ['screen'],
  component: ForwardScreen,
  decorators: [
    (story, context) => inApp({ at: { pathname: '/form', state: context.parameters.state } })(story, context),
  ],
  parameters: { layout: 'fullscreen', msw: aroundForms },
} satisfies Meta<typeof ForwardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const leadsTo =
  (path: string): Story['play'] =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(path);
  };

export const InvitationFirst: Story = {
  parameters: {
    state: chosen,
    msw: [replies(READ_INVITATIONS, Invitations, someInvitations), ...aroundForms],
  },
  play: leadsTo('/form/school/1/inv-1/req-1'),
};

export const ThenTheChosenArea: Story = {
  parameters: { state: chosen, msw: [...answersServer(schoolAnswers, someAnswers).handlers, ...aroundForms] },
  play: leadsTo('/form/school/1'),
};

export const AllDone: Story = {
  parameters: { state: chosen, msw: [...answersServer(schoolAnswers, allAnswers).handlers, ...aroundForms] },
  play: leadsTo('/form/done'),
};

export const NothingChosen: Story = { play: leadsTo('/home') };

export const Loading: Story = { parameters: { msw: [hangs(LIST_FORMS), ...aroundForms] } };

export const Failed: Story = {
  parameters: { msw: [fails(LIST_FORMS, 503, 'busy'), ...aroundForms] },
  play: async ({ canvasElement }) => {
    const home = await within(canvasElement).findByRole('link', { name: 'Till startsidan' });
    await expect(home).toHaveAttribute('href', '/');
  },
};

/** Its visible states: looking for the next form, or failed. */
export const English: Story = {
  parameters: { ...Failed.parameters, place: { language: 'en' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'To the start' });
  },
};
