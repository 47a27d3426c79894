import { CalendarIcon, ShieldIcon } from '@lykta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../testing/story.tsx';
import { RailLine, WithRail } from './rail.tsx';

const meta = {
  title: 'Viewer/Frame/Rail',
  component: WithRail,
  subcomponents: { RailLine },
  decorators: [inApp],
  args: {
    label: 'Löften och händelser',
    children: <p>Barnets svar</p>,
    rail: (
      <section>
        <h2>Sedan i fredags</h2>
        <RailLine icon={CalendarIcon}>2 barn har tackat ja.</RailLine>
        <RailLine icon={ShieldIcon} look="bad">
          Olle Ström öppnade svaren akut 20 nov.
        </RailLine>
      </section>
    ),
  },
} satisfies Meta<typeof WithRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent('Sedan i fredags');
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'small' } } };
