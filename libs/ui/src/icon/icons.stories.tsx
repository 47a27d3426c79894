import type { Meta, StoryObj } from '@storybook/react-vite';
import type { IconComponent } from './icon.tsx';
import * as icons from './icons.ts';

const set = Object.entries(icons) as [string, IconComponent][];

const meta = {
  title: 'Components/Drawings/Icons',
  component: icons.BackIcon,
} satisfies Meta<typeof icons.BackIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Drawn in a box of 24 units with lines of 2 units and round caps. Only back, home, close, edit and arrows may be
 * used without a word.
 */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '1rem' }}>
      {set.map(([name, Drawing]) => (
        <li
          key={name}
          style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem', fontSize: 'var(--fs-caption)' }}
        >
          <Drawing />
          {name.replace(/Icon$/, '')}
        </li>
      ))}
    </ul>
  ),
};
/** Back, arrows, skip and exit are mirrored; the others are not. */
export const RightToLeft: Story = { ...All, globals: { direction: 'rtl' } };
