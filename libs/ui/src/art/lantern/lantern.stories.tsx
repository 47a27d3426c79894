import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shelf, sizes } from '../shelf.tsx';
import { Brand, HeroPicture, Lantern, Logo } from './lantern.tsx';

const meta = {
  title: 'Components/Drawings/Lantern',
  component: Lantern,
  subcomponents: { Logo, Brand, HeroPicture },
  args: { size: 64 },
  parameters: {
    guide: {
      do: ['Lit: yours, done, today. Unlit: nothing here yet.'],
      dont: ['A lit lantern as decoration.'],
      pairs: [
        {
          right: () => (
            <>
              <Lantern size={56} />
              <p>Klart! Dina svar är sparade.</p>
            </>
          ),
          wrong: () => (
            <>
              <Lantern size={56} />
              <p>Inställningar</p>
            </>
          ),
          because: 'Light means yours, done or today. It is never decoration.',
        },
      ],
    },
  },
} satisfies Meta<typeof Lantern>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lit: Story = {
  args: { label: 'Tänd lykta' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Tänd lykta' })).toBeVisible();
  },
};
export const Unlit: Story = { args: { lit: false } };
export const Sizes: Story = {
  render: () => (
    <>
      {sizes.map((size) => (
        <Shelf key={size}>
          <Lantern size={size} />
          <Lantern size={size} lit={false} />
          <Logo size={size} />
        </Shelf>
      ))}
      <Brand>Lykta</Brand>
    </>
  ),
};
export const Hero: Story = {
  render: () => (
    <div style={{ inlineSize: '22.5rem', maxInlineSize: '100%', blockSize: '26.5rem' }}>
      <HeroPicture alt="Ett barn med en lykta i handen går på en stig om natten" />
    </div>
  ),
};
