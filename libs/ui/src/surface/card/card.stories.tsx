import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../frame/app-column/app-column.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Components/Surfaces/Card',
  component: Card,
  args: { children: 'Jag har någon att prata med.' },
  parameters: {
    guide: {
      do: ['For what is read: it has no line.', '`alarm` only around the way to 112.'],
      dont: ['A card in a card.', 'A shadow to make something important.'],
      pairs: [
        {
          right: () => <Card>Vi sparar inte ditt namn.</Card>,
          wrong: () => <Card look="alarm">Vi sparar inte ditt namn.</Card>,
          because: 'A card is for reading. Only the way to 112 has an alarm around it.',
        },
      ],
    },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Alarm: Story = { args: { look: 'alarm', children: 'Ring 112. De svarar dygnet runt.' } };
export const Sunken: Story = { args: { look: 'sunken', children: 'Här ligger något tillbaka.' } };

/** A card has no border, because it is for reading. What has a border can be pressed. */
export const Together: Story = {
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

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    children:
      'Jag har någon att prata med när det är jobbigt, både hemma och i skolan, och ibland på träningen.',
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { children: 'I have somebody to talk with.' },
};
