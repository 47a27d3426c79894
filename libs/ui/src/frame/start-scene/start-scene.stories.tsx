import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../../action/link-button/link-button.tsx';
import { AppColumn } from '../app-column/app-column.tsx';
import { LanguageMenu } from '../language-menu/language-menu.tsx';
import { PlayButton } from '../play-button/play-button.tsx';
import { StoryExit } from '../story-header.tsx';
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
    exit: <StoryExit />,
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
      keyboard: [['Tab', 'Goes from language and exit to the film, the two ways on, and 112.']],
    },
  },
  decorators: [(Story) => <AppColumn look="start">{Story()}</AppColumn>],
} satisfies Meta<typeof StartScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutFilm: Story = { args: { film: undefined } };

/** How much of the picture, seen from below, its figure takes: 238 of 424. */
const FIGURE = 238 / 424;

/** With letters twice as big the film button stands above the figure, and the figure is whole. */
export const BigLetters: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const { style } = document.documentElement;
    const before = style.fontSize;
    style.fontSize = '200%';
    try {
      const film = canvas.getByRole('button', { name: /Se hur Lykta funkar/ }).getBoundingClientRect();
      const picture = present(canvasElement.querySelector('img'), 'the picture');
      const { width, height, bottom } = picture.getBoundingClientRect();
      const drawn = Math.max(height, (width * 424) / 360);
      await expect(film.bottom).toBeLessThanOrEqual(bottom - drawn * FIGURE);
    } finally {
      style.fontSize = before;
    }
  },
};
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const English: Story = {
  globals: { language: 'en' },
  args: {
    exit: <StoryExit language="en" />,
    film: (
      <PlayButton note="A 1-minute film, with text" onClick={() => {}}>
        See how Lykta works
      </PlayButton>
    ),
    actions: (
      <>
        <LinkButton href="/login">Log in</LinkButton>
        <LinkButton href="/create" look="secondary">
          Create an account
        </LinkButton>
      </>
    ),
    title: 'A lantern that lights up your story',
    intro: 'Say how you feel. Tell it at your own pace. You choose who may see.',
    emergency: 'In danger now? Call 112',
    language: <LanguageMenu label="Language" value="en" onChoose={() => {}} languages={languages} />,
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'En lykta som lyser upp hela din berättelse, hur lång den än är',
    intro:
      'Säg hur du mår när du vill. Berätta i din egen takt. Du väljer själv vem som får se, och hur länge.',
    emergency: 'Är det fara för dig eller någon annan nu? Ring 112',
  },
};
