import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inDesk } from '../in-desk.tsx';
import { CardGrid, Facts, KeyValues, StatCard } from './cards.tsx';

const meta = {
  title: 'Components/Viewer/Facts and cards',
  component: Facts,
  subcomponents: { KeyValues, CardGrid, StatCard },
  args: {
    items: [
      { value: '21 av 23', label: 'barn har svarat' },
      { value: '14', label: 'frågor' },
      { value: '8 %', label: 'hoppade över' },
      { value: 'Idag 14.20', label: 'senaste svar' },
    ],
  },
  decorators: [inDesk],
  parameters: {
    guide: {
      do: ['Plain facts: a number and what it counts.'],
      dont: ['A number without its whole.'],
    },
  },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InARow: Story = {};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas
      .getAllByRole('term')
      .map((term) => term.getBoundingClientRect().top);
    await expect(second).toBe(first);
    await expect(third).toBeGreaterThan(first ?? Infinity);
  },
};
/** A number leads to the list of what it counts. */
export const Pressable: Story = {
  args: { items: [{ value: 9, label: 'olästa formulär', href: '#unread' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '9 olästa formulär' })).toBeVisible();
  },
};
export const Pairs: Story = {
  render: () => (
    <KeyValues
      items={[
        { label: 'Inbjuden', value: '3 september 2026' },
        { label: 'Enhet', value: 'Norra teamet' },
      ]}
    />
  ),
};
export const Cards: Story = {
  render: () => (
    <CardGrid>
      <StatCard title="Hur är det på rasterna?" kind="Ett svar">
        <p>Här står ringen med sin tabell.</p>
      </StatCard>
      <StatCard title="Vem pratar du med om något är fel, och du är långt hemifrån?" kind="Flera svar">
        <p>Här står ringen med sin tabell.</p>
      </StatCard>
    </CardGrid>
  ),
};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    items: [
      { value: '21 of 23', label: 'children have answered' },
      { value: '14', label: 'questions' },
    ],
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <KeyValues
      items={[
        {
          label: 'Den som bjöd in, och när',
          value: 'Socialsekreterarna för barn och unga i Norra stadsdelen, 3 september 2026',
        },
      ]}
    />
  ),
};
