import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../action/button/button.tsx';
import { PageTitle } from '../page-title/page-title.tsx';
import { StoryHeader } from '../story-header.tsx';
import { AppColumn, Content, Foot } from './app-column.tsx';

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
