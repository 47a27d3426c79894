import { areas, present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RateFaces } from '../../choice/rate-faces/rate-faces.tsx';
import { AppColumn, Content } from '../app-column/app-column.tsx';
import { Banner } from '../banner/banner.tsx';
import { StoryHeader } from '../story-header.tsx';
import { AreaTheme } from './area-theme.tsx';
import { useTheme } from './use-theme.ts';

const levels = ['Inte alls nöjd', 'Inte så nöjd', 'Sådär', 'Ganska nöjd', 'Jättenöjd'];

function Screen() {
  return (
    <AppColumn>
      <Banner title="Fritiden" note="Fråga 9 av 12" header={<StoryHeader lead="home" />} />
      <Content>
        <RateFaces
          label="Hur nöjd är du med din fritid?"
          value="n4"
          onChoose={() => {}}
          options={levels.map((label, index) => ({ value: `n${index + 1}`, label }))}
        />
      </Content>
    </AppColumn>
  );
}

const meta = {
  title: 'Components/Frame/AreaTheme',
  component: AreaTheme,
  args: { form: { group: 'leisure' }, children: <Screen /> },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: [
        'Once around the screens of a form; parts inside ask with `useTheme()`.',
        'A form that says `useTheme: false` wears the light of the lantern.',
      ],
      dont: ['A tint as the only sign of an area: its name and its drawing say it too.'],
    },
  },
} satisfies Meta<typeof AreaTheme>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Head and hill have the same tint. */
export const OfAnArea: Story = {
  play: async ({ canvas, canvasElement }) => {
    const head = present(canvas.getByText('Fritiden').closest('[style]'), 'canvas.getByText(…)');
    const hill = present(canvasElement.querySelector('[data-hill] path'), 'canvasElement.querySelector(…)');
    await expect(getComputedStyle(hill).fill).toBe(getComputedStyle(head).backgroundColor);
  },
};
export const WithoutTheme: Story = { args: { form: { group: 'leisure', useTheme: false } } };

function Tint() {
  const { area, tint } = useTheme();
  return <p style={{ padding: '0.75rem', borderRadius: 'var(--r-m)', background: tint }}>{area}</p>;
}

/** The result of `useTheme()` in each area. */
export const EveryArea: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      {areas.map((area) => (
        <AreaTheme key={area} form={{ group: area }}>
          <Tint />
        </AreaTheme>
      ))}
    </div>
  ),
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    form: { group: 'kasamstegen' },
    children: (
      <AppColumn>
        <Banner
          title="Kasamstegen och allt som hör till den del av livet"
          note="Fråga 112 av 114"
          header={<StoryHeader lead="home" />}
        />
      </AppColumn>
    ),
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    children: (
      <AppColumn>
        <Banner
          title="Free time"
          note="Question 9 of 12"
          header={<StoryHeader lead="home" language="en" />}
        />
      </AppColumn>
    ),
  },
};
