import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../testing/story.tsx';
import { People } from './people.tsx';

const meta = {
  title: 'Child/Frame/People',
  component: People,
  // The edges of a screen: long words use a little of them.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 'var(--gutter)' }}>
        <Story />
      </div>
    ),
    inApp(),
  ],
  args: {
    persons: [
      { type: 'MOTHER', avatar: 'adult-02' },
      { type: 'LITTLE_SISTER', avatar: 'child-05' },
      { type: 'FOSTER_CARE_SOCIAL_WORKER', avatar: 'adult-03' },
    ],
  },
} satisfies Meta<typeof People>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { persons: [{ type: 'PET', avatar: 'default' }] } };
