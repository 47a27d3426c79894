import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AreaPicture } from '../../art/area-picture/area-picture.tsx';
import { Lantern } from '../../art/lantern/lantern.tsx';
import { WorkBench, type WorkBenchProps } from './work-bench.tsx';

const areas = ['school', 'family', 'leisure', 'homes', 'myself', 'base'] as const;
const tabs = (...labels: string[]) =>
  labels.map((label, index) => ({
    id: `part-${index}`,
    label,
    picture: (
      <AreaPicture area={present(areas[index % areas.length], 'areas[index % areas.length]')} size={44} />
    ),
  }));

function Kept(props: WorkBenchProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <div style={{ paddingInline: 'var(--gutter)' }}>
      <WorkBench {...props} selected={selected} onSelect={setSelected}>
        <p>{props.tabs.find(({ id }) => id === selected)?.label}</p>
      </WorkBench>
    </div>
  );
}

const meta = {
  title: 'Components/Choices/WorkBench',
  component: WorkBench,
  args: {
    label: 'Delar',
    work: <Lantern size={120} />,
    tabs: tabs('Skola', 'Familj', 'Fritid', 'Hem', 'Jag', 'Annat', 'Djur'),
    selected: 'part-0',
    onSelect: () => {},
    children: null,
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['Something that is put together: it stays in sight over its parts.'],
      dont: ['Parts of a page: use Tabs.'],
      keyboard: [
        ['Arrow keys', 'Go to the next tab and show it.'],
        ['Home, End', 'The first tab, the last.'],
      ],
    },
  },
} satisfies Meta<typeof WorkBench>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Familj' }));
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Familj');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Djur' })).toHaveFocus();
  },
};
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongText: Story = {
  args: { tabs: tabs('Det som är på huvudet', 'Det som är runt halsen') },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { label: 'Parts', tabs: tabs('School', 'Family', 'Free time') },
};
