import { AppColumn, Button, Content } from '@lykta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../../testing/story.tsx';
import { StandingFigure } from './standing-figure.tsx';

const meta = {
  title: 'Child/Profile/Standing figure',
  component: StandingFigure,
  decorators: [
    (Story) => (
      <AppColumn>
        <Content>
          <Story />
        </Content>
      </AppColumn>
    ),
    inApp(),
  ],
  parameters: { layout: 'fullscreen' },
  args: { avatar: 'child-03', children: <p>Du kan ändra den när du vill.</p> },
} satisfies Meta<typeof StandingFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /hijab/ });
  },
};
export const Small: Story = { args: { size: 'small', children: <Button>Nej, det var alla</Button> } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    children: <p>Du kan ändra den när du vill, och hur många gånger du vill, på din egen sida i Lykta.</p>,
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { children: <p>You can change it when you want.</p> },
};
