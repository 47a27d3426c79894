import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../action/button/button.tsx';
import { BackIcon, SkipIcon } from '../../icon/icons.ts';
import { Card } from '../../surface/card/card.tsx';
import { PageTitle } from '../page-title/page-title.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { StoryHeader } from '../story-header.tsx';
import { AppColumn, Content, Foot, Stack } from './app-column.tsx';

const meta = {
  title: 'Components/Frame/AppColumn',
  component: AppColumn,
  subcomponents: { Content, Stack, Foot },
  args: { children: null },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: [
        'One gutter for everything.',
        'The main button is the last thing, or sticks to the bottom edge (`Foot`).',
      ],
      dont: ['Two columns.', 'A part that scrolls inside the page.'],
    },
  },
} satisfies Meta<typeof AppColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <AppColumn>
      <SkipLink href="#main">Hoppa till innehållet</SkipLink>
      <StoryHeader />
      <Content
        id="main"
        foot={
          <Foot>
            <Button>Dela länken</Button>
          </Foot>
        }
      >
        <PageTitle intro="Du väljer vad som syns. Ditt namn visas aldrig.">
          Dela med någon du litar på
        </PageTitle>
        <Card>
          <p>Här är det som sidan handlar om.</p>
        </Card>
      </Content>
    </AppColumn>
  ),
};

export const TwoWaysOn: Story = {
  render: () => (
    <AppColumn>
      <StoryHeader />
      <Content
        foot={
          <Foot split>
            <Button look="quiet" icon={BackIcon}>
              Tillbaka
            </Button>
            <Button look="quiet" iconEnd={SkipIcon}>
              Hoppa över
            </Button>
          </Foot>
        }
      >
        <PageTitle>Hur är det på rasterna?</PageTitle>
        <Stack gap="tight">
          <p>Tätt, 8 px.</p>
          <p>Tätt, 8 px.</p>
        </Stack>
        <Stack gap="cards">
          <Card>Kort, 12 px ifrån varandra.</Card>
          <Card>Kort, 12 px ifrån varandra.</Card>
        </Stack>
      </Content>
    </AppColumn>
  ),
};
export const OnASmallPhone: Story = { ...Default, globals: { viewport: { value: 'small' } } };
/** Long words wrap inside the column; nothing scrolls sideways. */
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <AppColumn>
      <StoryHeader />
      <Content
        foot={
          <Foot>
            <Button>Dela länken till min berättelse med någon</Button>
          </Foot>
        }
      >
        <PageTitle intro="Du väljer själv vad som syns, och du kan sluta dela när du vill.">
          Dela din berättelse med en vuxen som du litar på och som lyssnar
        </PageTitle>
        <Card>
          <p>Socialtjänstsekreterarutbildningen och andra mycket långa ord bryts där det behövs.</p>
        </Card>
      </Content>
    </AppColumn>
  ),
};
export const English: Story = {
  globals: { language: 'en' },
  render: () => (
    <AppColumn>
      <SkipLink href="#main">Skip to the content</SkipLink>
      <StoryHeader language="en" />
      <Content
        id="main"
        foot={
          <Foot>
            <Button>Share the link</Button>
          </Foot>
        }
      >
        <PageTitle intro="You choose what is seen. Your name is never shown.">
          Share with somebody you trust
        </PageTitle>
        <Card>
          <p>This is what the page is about.</p>
        </Card>
      </Content>
    </AppColumn>
  ),
};
