import { REFERENCE, type WholeLanguage } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppColumn, Content } from '../app-column/app-column.tsx';
import { FigureScene } from '../figure-scene/figure-scene.tsx';
import { Card } from '../../surface/card/card.tsx';
import { StoryHeader } from '../story-header.tsx';
import { SeasonHill } from './season-hill.tsx';

const words: Record<WholeLanguage, { title: string; intro: string; edit: string; mood: string }> = {
  sv: {
    title: 'Hej igen!',
    intro: 'Fint att se dig.',
    edit: 'Ändra din figur',
    mood: 'Hur är läget idag?',
  },
  en: {
    title: 'Hello again!',
    intro: 'Good to see you.',
    edit: 'Change your figure',
    mood: 'How are you today?',
  },
};

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
  render: (args, { globals }) => {
    const language = globals.language === 'en' ? 'en' : REFERENCE;
    const { title, intro, edit, mood } = words[language];
    return (
      <AppColumn>
        <FigureScene
          title={title}
          intro={intro}
          figure={<img src="/assets/avatars/default.svg" alt="" />}
          edit={{ href: '/avatar', label: edit }}
          header={<StoryHeader lead="brand" language={language} />}
          scene={<SeasonHill {...args} />}
        />
        <Content>
          <Card>
            <h2>{mood}</h2>
          </Card>
        </Content>
      </AppColumn>
    );
  },
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
