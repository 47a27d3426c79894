import type { Meta, StoryObj } from '@storybook/react-vite';
import { Smiley } from '../art/smiley.tsx';
import { AppColumn } from './app-column.tsx';
import { Banner } from './banner.tsx';
import { FigureScene, StoryHead } from './figure-scene.tsx';
import { MoodHead } from './mood-head.tsx';
import { StoryHeader } from './story-header.tsx';

const meta = {
  title: 'Components/Frame/Heads of screens',
  component: Banner,
  subcomponents: { MoodHead, FigureScene, StoryHead },
  args: { area: 'school', title: 'Skolan', note: 'Fråga 4 av 14', header: <StoryHeader lead="home" /> },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: [
        'One pool of light, behind the one thing that matters.',
        'Banner, feelings and start end in a hill.',
      ],
      dont: ['Text on a drawing.', 'A pool cut by a straight line.'],
    },
  },
  // A head stands in the column, which cuts its pool of light.
  decorators: [(Story) => <AppColumn>{Story()}</AppColumn>],
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AreaBanner: Story = {};
export const LongName: Story = {
  globals: { viewport: { value: 'small' } },
  args: { area: 'kasamstegen', title: 'Kasamstegen och allt som hör till', note: 'Fråga 12 av 114' },
};
export const Mood: Story = {
  render: () => <MoodHead mood="GOOD" title="Bra" header={<StoryHeader />} />,
};
export const LowestMood: Story = {
  render: () => <MoodHead mood="CRAPPY" title="Botten" header={<StoryHeader />} />,
};
export const Figure: Story = {
  render: () => (
    <FigureScene
      title="Hej igen!"
      intro="Fint att se dig."
      figure={<img src="/assets/avatars/default.svg" alt="" />}
      edit={{ href: '/avatar', label: 'Ändra din figur' }}
      header={<StoryHeader lead="brand" />}
    />
  ),
};
export const FigureBeforeToday: Story = {
  render: () => (
    <FigureScene
      lit={false}
      title="Hello again!"
      intro="Good to see you."
      figure={<img src="/assets/avatars/default.svg" alt="" />}
      header={<StoryHeader lead="brand" />}
    />
  ),
};
export const OfTheStory: Story = {
  render: () => (
    <StoryHead
      title="Min berättelse"
      intro="Det här har du berättat."
      picture={<Smiley mood="GOOD" />}
      header={<StoryHeader />}
    />
  ),
};
