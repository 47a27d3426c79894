import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryHeadPicture } from '../../story-figures.tsx';
import { AppColumn } from '../app-column/app-column.tsx';
import { StoryHeader } from '../story-header.tsx';
import { StoryHead } from './story-head.tsx';

const meta = {
  title: 'Components/Frame/StoryHead',
  component: StoryHead,
  args: {
    title: 'Min berättelse',
    intro: 'Det här har du berättat.',
    picture: <StoryHeadPicture figure="child-06" size={112} />,
    header: <StoryHeader />,
  },
  parameters: {
    layout: 'fullscreen',
    guide: { do: ['The head in its pool of light, the title beside it.'], dont: ['A title in the header.'] },
  },
  // The column clips the head's pool of light.
  decorators: [(Story) => <AppColumn>{Story()}</AppColumn>],
} satisfies Meta<typeof StoryHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = {
  globals: { language: 'en' },
  args: { header: <StoryHeader language="en" />, title: 'My story', intro: 'This is what you have told.' },
};
export const LongText: Story = {
  args: { intro: 'Det här har du berättat hittills. Du bestämmer vem som får se det.' },
  globals: { viewport: { value: 'small' } },
};
