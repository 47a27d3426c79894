import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppColumn } from '../app-column/app-column.tsx';
import { AreaTheme } from '../area-theme/area-theme.tsx';
import type { ThemedForm } from '../area-theme/use-theme.ts';
import { StoryHeader } from '../story-header.tsx';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Components/Frame/Banner',
  component: Banner,
  args: { title: 'Skolan', note: 'Fråga 4 av 14', header: <StoryHeader lead="home" /> },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['The tint and the drawing of the area, and how far one has come.', 'It ends in one soft hill.'],
      dont: ['Text on the drawing.'],
    },
  },
  // The column clips the head's pool of light.
  decorators: [
    (Story, { parameters }) => (
      <AreaTheme form={(parameters.form as ThemedForm | undefined) ?? { group: 'school' }}>
        <AppColumn>{Story()}</AppColumn>
      </AreaTheme>
    ),
  ],
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Questions without an area show the lantern. */
export const OfNoArea: Story = {
  args: { title: 'Frågor från Norra teamet' },
  parameters: { form: {} },
};
/** On a story page the title is the page's heading. */
export const HeadOfAPage: Story = {
  args: { heading: true, note: 'Så här har du berättat om det.', header: <StoryHeader lead="back" /> },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { header: <StoryHeader lead="home" language="en" />, title: 'School', note: 'Question 4 of 14' },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { title: 'Kasamstegen och allt som hör till', note: 'Fråga 12 av 114' },
  parameters: { form: { group: 'kasamstegen' } },
};
