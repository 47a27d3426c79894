import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppColumn, Content } from '../app-column/app-column.tsx';
import { FigureScene } from '../figure-scene/figure-scene.tsx';
import { Card } from '../../surface/card/card.tsx';
import { StoryHeader } from '../story-header.tsx';
import { SeasonHill } from './season-hill.tsx';

const meta = {
  title: 'Components/Frame/SeasonHill',
  component: SeasonHill,
  args: { season: 'summer' },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Behind the figure, in the colours of paper.', 'Still: it follows the year, not the child.'],
      dont: ['A season as a judge of the day.', 'Words over the tree.'],
    },
  },
  render: (args) => (
    <AppColumn>
      <FigureScene
        title="Hej igen!"
        intro="Fint att se dig."
        figure={<img src="/assets/avatars/default.svg" alt="" />}
        edit={{ href: '/avatar', label: 'Ändra din figur' }}
        header={<StoryHeader lead="brand" />}
        scene={<SeasonHill {...args} />}
      />
      <Content>
        <Card>
          <h2>Hur är läget idag?</h2>
        </Card>
      </Content>
    </AppColumn>
  ),
} satisfies Meta<typeof SeasonHill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Spring: Story = { args: { season: 'spring' } };
export const Summer: Story = {};
export const Autumn: Story = { args: { season: 'autumn' } };
export const Winter: Story = { args: { season: 'winter' } };
export const WinterInTheDark: Story = { args: { season: 'winter' }, globals: { theme: 'dark' } };
export const LongTextOnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const English: Story = { globals: { language: 'en' } };
