import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { startTransition, useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Button } from '../../action/button/button.tsx';
import { Smiley } from '../../art/smiley/smiley.tsx';
import { Travels } from './travels.tsx';

const words = {
  sv: { there: 'Till sidan', back: 'Tillbaka', face: 'Bra' },
  en: { there: 'To the page', back: 'Back', face: 'Good' },
};

/** Two screens with the same face in different places. */
function TwoScreens({ language = 'sv' }: { language?: keyof typeof words }) {
  const [there, setThere] = useState(false);
  const said = words[language];
  const face = (
    <Travels as="mood-good">
      <Smiley mood="GOOD" size={there ? 120 : 48} label={said.face} />
    </Travels>
  );
  return (
    <div
      key={String(there)}
      style={{ display: 'grid', justifyItems: there ? 'center' : 'start', gap: '1rem' }}
    >
      {face}
      <Button onClick={() => startTransition(() => setThere(!there))}>
        {there ? said.back : said.there}
      </Button>
    </div>
  );
}

const meta = {
  title: 'Components/Frame/Travels',
  component: Travels,
  args: { as: 'mood-good', children: null },
  render: () => <TwoScreens />,
  parameters: {
    guide: {
      do: ['The one picture that both screens are about.', 'At most 250 ms, and once.'],
      dont: ['A picture that moves by itself.', 'Anything that waits for it.'],
    },
  },
} satisfies Meta<typeof Travels>;
export default meta;
type Story = StoryObj<typeof meta>;

const moving = () =>
  document
    .getAnimations()
    .filter(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-group(mood-good)',
    );

const TIMES = ['offset', 'computedOffset', 'easing', 'composite'];

/** What of the picture changes while it moves. */
const moved = () =>
  moving().map(({ effect }) =>
    effect instanceof KeyframeEffect
      ? Object.keys(effect.getKeyframes()[0] ?? {}).filter((key) => !TIMES.includes(key))
      : [],
  );

/** The face moves, and then nothing is left of the movement. */
export const Moves: Story = {
  tags: ['played'],
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    const start = spyOn(document, 'startViewTransition');
    // Not with userEvent: React starts no view transitions inside its act().
    canvas.getByRole('button', { name: 'Till sidan' }).click();
    await waitFor(() => expect(start).toHaveBeenCalledOnce());
    await (present(start.mock.results[0], 'start.mock.results[0]').value as ViewTransition).ready;
    await expect(
      moving().map(({ effect }) => present(effect, 'effect').getComputedTiming().duration),
    ).toEqual([250]);
    // A width or a height would be laid out in every frame.
    await waitFor(() => expect(moved()).toEqual([['transform']]));
    await canvas.findByRole('button', { name: 'Tillbaka' });
    await waitFor(() => expect(moving()).toEqual([]));
    await expect(canvas.getByRole('img', { name: 'Bra' }).getBoundingClientRect().width).toBe(120);
  },
};
export const English: Story = {
  globals: { language: 'en' },
  render: () => <TwoScreens language="en" />,
};
