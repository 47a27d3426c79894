import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppColumn } from '../app-column/app-column.tsx';
import { StoryHeader } from '../story-header.tsx';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Components/Frame/Banner',
  component: Banner,
  args: { area: 'school', title: 'Skolan', note: 'Fråga 4 av 14', header: <StoryHeader lead="home" /> },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['The tint and the drawing of the area, and how far one has come.', 'It ends in one soft hill.'],
      dont: ['Text on the drawing.'],
    },
  },
  // A head stands in the column, which cuts its pool of light.
  decorators: [(Story) => <AppColumn>{Story()}</AppColumn>],
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Questions that belong to no area stand under the lantern. */
export const OfNoArea: Story = { args: { area: undefined, title: 'Frågor från Norra teamet' } };
export const English: Story = { args: { title: 'School', note: 'Question 4 of 14' } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { area: 'kasamstegen', title: 'Kasamstegen och allt som hör till', note: 'Fråga 12 av 114' },
};
