import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../action/button/button.tsx';
import { PageTitle } from '../page-title/page-title.tsx';
import { StoryHeader } from '../story-header.tsx';
import { AppColumn, Content, Foot } from './app-column.tsx';
import { MoreBelow } from './more-below.tsx';

const words = ['Dela länken', 'Läs igen', 'Till min berättelse', 'Hem', 'Stöd', 'Klar för idag'];

const meta = {
  title: 'Components/Frame/Foot',
  component: Foot,
  args: { children: null },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['One main button, or two quiet ones beside each other.'],
      dont: ['Text to read: it belongs to the content.'],
      keyboard: [['Tab', 'After the content. What has the focus scrolls clear of the foot.']],
    },
  },
} satisfies Meta<typeof Foot>;
export default meta;
type Story = StoryObj<typeof meta>;

const above = (foot: readonly string[]) => (
  <AppColumn>
    <StoryHeader />
    <Content
      foot={
        <Foot>
          {foot.map((word) => (
            <Button key={word} look="quiet">
              {word}
            </Button>
          ))}
        </Foot>
      }
    >
      <PageTitle>Det var allt</PageTitle>
      <div style={{ blockSize: '90rem' }} />
    </Content>
  </AppColumn>
);

/** It stays at the edge of the window while the page scrolls. */
export const Stays: Story = {
  render: () => above(words.slice(0, 1)),
  play: async ({ canvas }) => {
    const share = canvas.getByRole('button', { name: 'Dela länken' });
    await expect(share.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    const height = share.closest<HTMLElement>('[data-foot]')?.offsetHeight ?? 0;
    // What has the focus scrolls clear of it.
    const end = () => getComputedStyle(document.documentElement).scrollPaddingBlockEnd;
    await waitFor(() => expect(end()).toBe(`${height + 16}px`));
  },
};

/** A foot that would take more than a third of the window stands below the content instead. */
export const LetsGo: Story = {
  render: () => above(words),
  play: async ({ canvas }) => {
    const last = canvas.getByRole('button', { name: 'Klar för idag' });
    await waitFor(() => expect(last.getBoundingClientRect().top).toBeGreaterThan(innerHeight));
  },
};

/** A strip shows that the page goes on, scrolls on, and is gone at its end: also where the foot stands below. */
export const GoesOn: Story = {
  render: () => (
    <AppColumn>
      <StoryHeader />
      <Content
        foot={
          <Foot below more={<MoreBelow>Mer längre ner</MoreBelow>}>
            <Button look="quiet">Tillbaka</Button>
          </Foot>
        }
      >
        <PageTitle>Fyra svar</PageTitle>
        <div style={{ blockSize: '130vh' }} />
      </Content>
    </AppColumn>
  ),
  play: async ({ canvas, userEvent }) => {
    const strip = await canvas.findByText('Mer längre ner');
    await waitFor(() => expect(Math.round(strip.getBoundingClientRect().bottom)).toBe(innerHeight));
    const column = canvas.getByRole('button', { name: 'Tillbaka' }).parentElement?.getBoundingClientRect();
    const { left, width } = strip.getBoundingClientRect();
    await expect([left, width]).toEqual([column?.left, column?.width]);
    await expect(
      canvas.getByRole('button', { name: 'Tillbaka' }).getBoundingClientRect().top,
    ).toBeGreaterThan(innerHeight);
    await userEvent.click(strip);
    await waitFor(() => expect(scrollY).toBeGreaterThan(0));
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.queryByText('Mer längre ner')).toBeNull());
  },
};
