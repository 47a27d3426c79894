import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { familyAnswers, schoolAnswers } from '../../testing/answers.ts';
import { children, invitations } from '../../testing/people.ts';
import { inApp } from '../../testing/story.tsx';
import { ChildProfile } from './child-profile.tsx';

const meta = {
  title: 'Viewer/Answers/Profile',
  component: ChildProfile,
  decorators: [inApp],
  args: {
    one: {
      invitation: present(invitations[0], 'invitations[0]'),
      child: present(children[0], 'children[0]'),
    },
    answers: [schoolAnswers, familyAnswers],
  },
} satisfies Meta<typeof ChildProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The child has not allowed staff to see its own figure. */
export const FigureNotShown: Story = {
  args: {
    one: {
      invitation: present(invitations[0], 'invitations[0]'),
      child: { ...present(children[0], 'children[0]'), avatar: undefined },
    },
  },
};
export const NothingRead: Story = { args: { answers: [] } };
