import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../action/link-button/link-button.tsx';
import { AppColumn } from '../app-column/app-column.tsx';
import { LanguageMenu } from '../language-menu/language-menu.tsx';
import { PlayButton } from '../play-button/play-button.tsx';
import { storyExit } from '../story-header.tsx';
import { StartScene } from './start-scene.tsx';

const languages = [
  { code: 'sv', label: 'Svenska' },
  { code: 'en', label: 'English' },
];

const meta = {
  title: 'Components/Frame/StartScene',
  component: StartScene,
  args: {
    brand: 'Lykta',
    language: <LanguageMenu label="Språk" value="sv" onChoose={() => {}} languages={languages} />,
    exit: storyExit,
    film: (
      <PlayButton note="Film på 1 minut, med text" onClick={() => {}}>
        Se hur Lykta funkar
      </PlayButton>
    ),
    title: 'En lykta som lyser upp din berättelse',
    intro: 'Säg hur du mår. Berätta i din takt. Du väljer vem som får se.',
    emergency: 'Är det fara nu? Ring 112',
    actions: (
      <>
        <LinkButton href="/login">Logga in</LinkButton>
        <LinkButton href="/create" look="secondary">
          Skapa konto
        </LinkButton>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['The same night in both themes.', 'The way to leave and 112 are always in sight.'],
      dont: ['A header: only the exit stands at the top.'],
    },
  },
  decorators: [(Story) => <AppColumn look="start">{Story()}</AppColumn>],
} satisfies Meta<typeof StartScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutFilm: Story = { args: { film: undefined } };
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const English: Story = {
  args: {
    title: 'A lantern that lights up your story',
    intro: 'Say how you feel. Tell it at your own pace. You choose who may see.',
    emergency: 'In danger now? Call 112',
    language: <LanguageMenu label="Language" value="en" onChoose={() => {}} languages={languages} />,
  },
};
