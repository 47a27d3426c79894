import { moodLevels, moods } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../action/button/button.tsx';
import { MoodPicker } from '../choice/mood-picker/mood-picker.tsx';
import { RadioCards } from '../choice/radio-cards/radio-cards.tsx';
import { RateFaces } from '../choice/rate-faces/rate-faces.tsx';
import { ToggleChips } from '../choice/toggle-chips/toggle-chips.tsx';
import { Progress } from '../feedback/progress/progress.tsx';
import { StreakBulbs } from '../feedback/streak-bulbs/streak-bulbs.tsx';
import { BackIcon, ChevronDownIcon, SkipIcon, SupportIcon } from '../icon/icons.ts';
import { Link } from '../action/link/link.tsx';
import { ReadAloudButton } from '../action/read-aloud-button/read-aloud-button.tsx';
import { Card } from '../surface/card/card.tsx';
import { Tile } from '../surface/tile/tile.tsx';
import { AppColumn, Content, Foot } from './app-column/app-column.tsx';
import { AreaTheme } from './area-theme/area-theme.tsx';
import { Banner } from './banner/banner.tsx';
import { FigureScene } from './figure-scene/figure-scene.tsx';
import { MoodHead } from './mood-head/mood-head.tsx';
import { PageTitle } from './page-title/page-title.tsx';
import { StoryHeader } from './story-header.tsx';

const header = <StoryHeader />;
const questionHeader = <StoryHeader lead="home" />;
const readAloud = {
  start: 'Läs upp',
  pause: 'Pausa',
  goOn: 'Läs vidare',
  stopping: 'Slutar …',
  none: 'Här finns ingen svensk röst.',
};

const foot = (
  <Foot split>
    <Button look="quiet" icon={BackIcon}>
      Tillbaka
    </Button>
    <Button look="quiet" iconEnd={SkipIcon}>
      Hoppa över
    </Button>
  </Foot>
);

const meta = {
  title: 'Components/Frame/Screens in parts',
  component: AppColumn,
  subcomponents: { Content, Foot },
  args: { children: null },
  parameters: {
    guide: {
      do: [
        'Back or home, support, quick exit: always in this order.',
        'One h1, under the header.',
        'At most one pool of light.',
      ],
      dont: ['A title in the header.', 'Hide the quick exit behind a menu.'],
      keyboard: [
        ['Tab, first of all', 'Shows the way past the header.'],
        ['Escape × 3', 'Leaves at once.'],
      ],
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof AppColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

const faces = moodLevels.map((mood) => ({
  mood,
  label: moods[mood].label.sv,
  href: `/mood/${mood.toLowerCase()}`,
}));

const streak = ['fre', 'lör', 'sön', 'mån', 'tis', 'ons', 'idag'].map((label, index) => ({
  label,
  lit: [0, 3, 4, 5].includes(index),
  today: index === 6,
}));

export const Home: Story = {
  render: () => (
    <AppColumn>
      <FigureScene
        title="Hej igen!"
        intro="Fint att se dig."
        figure={<img src="/assets/avatars/default.svg" alt="" />}
        edit={{ href: '/avatar', label: 'Ändra din figur' }}
        header={<StoryHeader lead="brand" />}
      />
      <Content>
        <Card>
          <h2>Hur är läget idag?</h2>
          <MoodPicker moods={faces} />
        </Card>
        <Button iconEnd={ChevronDownIcon}>Svara på frågor</Button>
        <Card>
          <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
            <h3>3 dagar i rad</h3>
            <Link href="/moodchart">Se dina dagar</Link>
          </div>
          <StreakBulbs days={streak} label="Du har valt ett ansikte fredag, måndag, tisdag och onsdag" />
        </Card>
      </Content>
    </AppColumn>
  ),
};

export const Feelings: Story = {
  render: () => (
    <AppColumn>
      <MoodHead mood="CRAPPY" title="Botten" header={header} />
      <Content
        foot={
          <Foot>
            <Button>Klar</Button>
          </Foot>
        }
      >
        <h2>Vad känner du just nu?</h2>
        <ToggleChips
          label="Vad känner du just nu?"
          hideLabel
          values={['ledsen', 'orolig']}
          onToggle={() => {}}
          options={['ledsen', 'ensam', 'rädd', 'orolig', 'arg', 'trött', 'stressad', 'tom', 'skamsen'].map(
            (word) => ({ value: word, label: word }),
          )}
          more={{ label: 'Visa fler', onClick: () => {} }}
        />
        <Tile href="/support" icon={SupportIcon} tone="clay">
          Vill du prata med någon nu?
        </Tile>
      </Content>
    </AppColumn>
  ),
};

export const Question: Story = {
  render: () => (
    <AreaTheme form={{ group: 'school' }}>
      <AppColumn>
        <Banner title="Skolan" note="Fråga 4 av 14" header={questionHeader} />
        <Content foot={foot}>
          <Progress value={4} max={14} label="Fråga 4 av 14" />
          <PageTitle>Hur är det på rasterna?</PageTitle>
          <ReadAloudButton parts={['Hur är det på rasterna?']} texts={readAloud} />
          <RadioCards
            label="Hur är det på rasterna?"
            hideLabel
            value="b"
            onChoose={() => {}}
            options={[
              { value: 'a', label: 'Oftast bra' },
              { value: 'b', label: 'Ibland bra, ibland inte' },
              { value: 'c', label: 'Oftast inte bra' },
            ]}
          />
        </Content>
      </AppColumn>
    </AreaTheme>
  ),
};

export const RateQuestion: Story = {
  render: () => (
    <AreaTheme form={{ group: 'leisure' }}>
      <AppColumn>
        <Banner title="Fritiden" note="Fråga 9 av 12" header={questionHeader} />
        <Content foot={foot}>
          <Progress value={9} max={12} label="Fråga 9 av 12" />
          <PageTitle>Hur nöjd är du med din fritid?</PageTitle>
          <ReadAloudButton parts={['Hur nöjd är du med din fritid?']} texts={readAloud} />
          <RateFaces
            label="Hur nöjd är du med din fritid?"
            hideLabel
            value="4"
            onChoose={() => {}}
            options={['Inte alls nöjd', 'Inte så nöjd', 'Sådär', 'Ganska nöjd', 'Jättenöjd'].map(
              (label, index) => ({ value: String(index + 1), label }),
            )}
          />
        </Content>
      </AppColumn>
    </AreaTheme>
  ),
};

export const QuestionAt320: Story = { ...Question, globals: { viewport: { value: 'small' } } };
export const HomeAt320: Story = { ...Home, globals: { viewport: { value: 'small' } } };
export const HomeRightToLeft: Story = { ...Home, globals: { direction: 'rtl' } };
export const RateRightToLeft: Story = { ...RateQuestion, globals: { direction: 'rtl' } };
