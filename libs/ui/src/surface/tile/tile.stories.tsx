import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Smiley } from '../../art/smiley/smiley.tsx';
import { Stack } from '../../frame/app-column/app-column.tsx';
import { StoryIcon, SupportIcon } from '../../icon/icons.ts';
import { AreaGrid, AreaTile } from './area-tile.tsx';
import { Tile } from './tile.tsx';

const meta = {
  title: 'Components/Surfaces/Tile',
  component: Tile,
  subcomponents: { AreaTile, AreaGrid },
  args: { href: '/support', icon: SupportIcon, tone: 'clay', children: 'Vill du prata med någon nu?' },
  parameters: {
    guide: {
      do: [
        'One way on, with a line around it.',
        'An area tile has its tint and a chevron in place of the line.',
      ],
      dont: ['Two lines of text where a word would do.'],
      pairs: [
        {
          right: () => (
            <Tile href="/support" icon={SupportIcon} tone="clay">
              Vill du prata med någon nu?
            </Tile>
          ),
          wrong: () => (
            <Tile href="/support" icon={SupportIcon} tone="clay">
              Klicka här om du känner att du skulle vilja komma i kontakt med någon som kan lyssna på dig
            </Tile>
          ),
          because: 'One thought, in the words of who presses it.',
        },
      ],
      keyboard: [['Enter', 'Follows it.']],
    },
  },
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const onPress = fn();

export const Tiles: Story = {
  render: () => (
    <Stack>
      <Tile href="/support" icon={SupportIcon} tone="clay">
        Vill du prata med någon nu?
      </Tile>
      <Tile href="/beb/share" icon={StoryIcon} tone="lantern" note="Du väljer vad som syns">
        Visa din berättelse för en vuxen
      </Tile>
      <Tile onClick={onPress} picture={<Smiley mood="GOOD" size={40} />}>
        Torsdag: Bra
      </Tile>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Torsdag: Bra' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

export const Areas: Story = {
  render: () => (
    <AreaGrid>
      <AreaTile area="myself" title="Jag" note="8 svar" href="/beb/myself" />
      <AreaTile area="school" title="Skolan" note="12 svar" href="/beb/school" />
      <AreaTile area="family" title="Familjen" note="9 svar" href="/beb/family" />
      <AreaTile area="base" title="Hemmet" note="Inga svar än" href="/beb/base" />
      <AreaTile area="leisure" title="Fritiden" note="6 svar" href="/beb/leisure" />
      <AreaTile area="kasamstegen" title="Kasamstegen" note="Inga svar än" href="/beb/myself" />
      <AreaTile area="homes" title="Mina hem" note="2 hem" href="/beb/houses" />
    </AreaGrid>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    note: 'Det är gratis, och de säger inget till någon annan',
    children: 'Vill du prata med någon som verkligen lyssnar på dig nu?',
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { children: 'Do you want to talk with somebody now?' },
};
