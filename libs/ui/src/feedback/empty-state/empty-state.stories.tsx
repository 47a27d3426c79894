import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../action/button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'Här är det tomt än.', children: 'Dina dagar syns här när du har valt ett ansikte.' },
  parameters: {
    guide: {
      do: ['An unlit lantern, a fact, and what will come.'],
      dont: ['"Oops".'],
      pairs: [
        {
          right: () => (
            <EmptyState title="Här är det tomt än.">
              Dina dagar syns här när du har valt ett ansikte.
            </EmptyState>
          ),
          wrong: () => (
            <EmptyState title="Oj, du har inte valt något!">Välj ett ansikte varje dag.</EmptyState>
          ),
          because: 'A fact, and what will come. No task, no reproach.',
        },
      ],
      keyboard: [['Tab', 'Goes to its button, where it has one.']],
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: {
    title: 'Inga inbjudningar.',
    children: 'Har du fått en kod?',
    action: (
      <Button size="small" fit look="secondary">
        Skriv in en kod
      </Button>
    ),
  },
};
/** Inside a card. */
export const Plain: Story = { args: { look: 'plain', title: 'Inget barn har svarat.', children: undefined } };
/** In an adult's panel that has nothing else, a drawing in half its size. */
export const Page: Story = {
  args: {
    look: 'page',
    title: 'Välj ett barn i listan.',
    children: 'Då syns svaren här.',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg path')).not.toBeNull());
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { title: 'Nothing here yet.', children: 'Your days show here when you have chosen a face.' },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Här är det tomt än, och det gör ingenting alls.',
    children: 'Dina dagar syns här när du har valt ett ansikte på startsidan. Du väljer själv när.',
  },
};
