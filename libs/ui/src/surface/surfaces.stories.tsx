import { questionTags } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Smiley } from '../art/smiley.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../frame/app-column.tsx';
import { ChatIcon, CloudIcon, CodeIcon, MailIcon, StoryIcon, SupportIcon, UserIcon } from '../icon/icons.ts';
import { Badge, Tag } from './badge.tsx';
import { Card } from './card.tsx';
import { Disclosure } from './disclosure.tsx';
import { FormError, Note } from './note.tsx';
import { PlainRow, Row, RowList } from './row-list.tsx';
import { AreaGrid, AreaTile, Tile } from './tile.tsx';

const meta = {
  title: 'Components/Surfaces/Cards, rows and tiles',
  component: Card,
  subcomponents: {
    Row,
    RowList,
    PlainRow,
    Tile,
    AreaTile,
    AreaGrid,
    Badge,
    Tag,
    Note,
    FormError,
    Disclosure,
  },
  parameters: {
    guide: {
      do: [
        'A line around what can be pressed, none around what is read.',
        'Rows and area tiles have a chevron in place of a line.',
      ],
      dont: ['A card in a card.', 'A shadow to make something important.'],
      keyboard: [
        ['Enter', 'Follows a row or tile.'],
        ['Enter, Space on a Disclosure', 'Opens or closes it.'],
      ],
    },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A card has no line: one reads it. What has a line can be pressed. */
export const Cards: Story = {
  render: () => (
    <Stack>
      <Card>
        <h2>Det som är bra</h2>
        <p>Jag har någon att prata med.</p>
      </Card>
      <Card look="alarm">
        <h2>Är det fara nu?</h2>
        <p>Ring 112. De svarar dygnet runt.</p>
      </Card>
      <Card look="sunken">
        <p>Här ligger något tillbaka.</p>
      </Card>
    </Stack>
  ),
};

export const Rows: Story = {
  render: () => (
    <RowList label="Mer">
      <Row href="/beb" icon={StoryIcon} tone="lantern">
        Min berättelse
      </Row>
      <Row href="/myprofile" icon={UserIcon} tone="water">
        Min profil
      </Row>
      <Row href="/invitations" icon={MailIcon} tone="heather" badge={{ count: 1, label: '1 ny' }}>
        Inbjudningar
      </Row>
      <Row href="/code" icon={CodeIcon}>
        Skriv in en kod
      </Row>
      <Row href="/support" icon={SupportIcon} tone="clay" note="Öppet dygnet runt">
        Stöd och hjälp
      </Row>
    </RowList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inbjudningar 1 ny' })).toHaveAttribute(
      'href',
      '/invitations',
    );
  },
};

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
      <AreaTile area="base" title="Tryggheten" note="Inga svar än" href="/beb/base" />
      <AreaTile area="leisure" title="Fritiden" note="6 svar" href="/beb/leisure" />
      <AreaTile area="kasamstegen" title="Kasamstegen" note="Inga svar än" href="/beb/myself" />
      <AreaTile area="homes" title="Mina hem" note="2 hem" href="/beb/houses" />
    </AreaGrid>
  ),
};

export const Notes: Story = {
  render: () => (
    <Stack>
      <Note icon={CloudIcon}>Du är utan nät just nu. Vi väntar.</Note>
      <Note look="bad">Vi når inte servern. Tryck på ditt svar en gång till.</Note>
      <Note
        look="good"
        action={
          <Button size="small" fit look="secondary">
            Visa
          </Button>
        }
      >
        Länken är klar.
      </Note>
      <FormError>Fel lösenord. Försök en gång till.</FormError>
      <p>
        <Badge label="3 nya">3</Badge> <Badge>Nytt</Badge> <Tag>Kompis</Tag> <Tag>Någon hemma</Tag>
      </p>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fel lösenord. Försök en gång till.');
  },
};

/** What a question is about; the word says it, the tint repeats it. */
export const Tags: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {questionTags.map((about) => (
        <Tag key={about} about={about}>
          {about}
        </Tag>
      ))}
    </p>
  ),
};

export const MoreToRead: Story = {
  render: () => (
    <Disclosure summary="Vad sparar ni om mig?">
      <p>Dina svar och hur du mår. Aldrig ditt namn.</p>
    </Disclosure>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Vad sparar ni om mig?'));
    await expect(canvas.getByText('Dina svar och hur du mår. Aldrig ditt namn.')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <Stack>
      <RowList>
        <Row
          href="/a"
          icon={ChatIcon}
          tone="water"
          badge={{ count: 12, label: '12 nya' }}
          note="Öppet alla dagar, också på natten, hela året om"
        >
          Jourhavande kompis och andra som du kan prata med
        </Row>
        <PlainRow end={<Tag>klart</Tag>}>En rad att läsa, med ett ord i slutet</PlainRow>
      </RowList>
      <Tile
        href="/b"
        icon={SupportIcon}
        tone="clay"
        note="Det är gratis, och de säger inget till någon annan"
      >
        Vill du prata med någon som verkligen lyssnar på dig nu?
      </Tile>
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Rows, play: undefined, globals: { direction: 'rtl' } };
