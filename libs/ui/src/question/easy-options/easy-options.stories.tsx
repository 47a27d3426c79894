import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Smiley } from '../../art/smiley/smiley.tsx';
import { EasyOptions, type EasyOptionsProps } from './easy-options.tsx';

function Paged(props: EasyOptionsProps) {
  const [page, setPage] = useState(props.page);
  return <EasyOptions {...props} page={page} onPage={setPage} />;
}

const text = (id: string, label: string) => ({ id, kind: 'text' as const, label });

const meta = {
  title: 'Components/Questions/EasyOptions',
  component: EasyOptions,
  args: {
    type: 'single',
    label: 'Har du någon att vara med?',
    selected: [],
    options: [text('yes', 'Ja'), text('some', 'Ibland'), text('no', 'Nej')],
    page: 0,
    texts: { others: 'Fler svar' },
    onPage: fn(),
    onChoose: fn(),
    onToggle: fn(),
  },
  render: (args) => <Paged {...args} />,
  parameters: {
    guide: {
      do: [
        'A drawing of what happens, with few words.',
        'The same answers in the same order as the usual way.',
      ],
      dont: ['A happy or a sad face for an answer: it says what is right to answer.'],
      keyboard: [
        ['Arrow keys', 'Move the focus, and answer nothing.'],
        ['Enter, Space', 'Answer.'],
      ],
    },
  },
} satisfies Meta<typeof EasyOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The third fills the row. */
export const Three: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Ibland' }));
    await expect(args.onChoose).toHaveBeenCalledWith('some');
  },
};
export const Chosen: Story = { args: { selected: ['yes'] } };
/** Five are three and two; the last page leads to the first again. */
export const Pages: Story = {
  args: { options: ['Mamma', 'Pappa', 'Kompis', 'Lärare', 'Ingen'].map((word) => text(word, word)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Fler svar' }));
    await expect(canvas.getAllByRole('radio').map((tile) => tile.textContent)).toEqual(['Lärare', 'Ingen']);
    await userEvent.click(canvas.getByRole('button', { name: 'Fler svar' }));
    await expect(canvas.getByRole('radio', { name: 'Mamma' })).toBeVisible();
  },
};
export const Several: Story = {
  args: { type: 'multiple', selected: ['run'], options: [text('run', 'Springa'), text('read', 'Läsa')] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Springa' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Läsa' }));
    await expect(args.onToggle).toHaveBeenCalledWith('read');
  },
};
export const Pictures: Story = {
  args: {
    type: 'persons',
    options: [],
    people: {
      options: [
        { value: 'p1', label: 'mamma', picture: <Smiley mood="GOOD" size={96} /> },
        { value: 'p2', label: 'lillasyster', picture: <Smiley mood="OK" size={96} /> },
      ],
      chosen: ['p1'],
      onToggle: fn(),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'lillasyster' }));
    await expect(args.people?.onToggle).toHaveBeenCalledWith('p2');
  },
};
/** In the smallest window, with the largest letters, a picture lies over no word. */
export const PicturesInASmallWindow: Story = {
  globals: { viewport: { value: 'small' }, text: '130' },
  args: {
    options: ['Kompisar', 'En vuxen', 'Jag är själv', 'Vet inte'].map((word) => ({
      ...text(word, word),
      picture: <Smiley mood="GOOD" size={96} />,
    })),
  },
  play: async ({ canvas }) => {
    for (const tile of canvas.getAllByRole('radio')) {
      const picture = present(tile.querySelector('svg'), 'the picture').getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(present(tile.lastChild, 'the words'));
      await expect(picture.bottom).toBeLessThanOrEqual(words.getBoundingClientRect().top + 4);
    }
  },
};
/** The check mark covers no word. */
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    selected: ['a'],
    options: [text('a', 'Jag brukar berätta för någon vuxen i skolan'), text('b', 'Skolgårdsfotbollsplanen')],
  },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('radio', { name: /brukar/ });
    const words = document.createRange();
    words.selectNodeContents(present(tile.lastChild, 'the words'));
    const mark = present(tile.firstElementChild, 'the check mark').getBoundingClientRect();
    await expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(mark.bottom);
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    label: 'Do you have somebody to be with?',
    options: [text('yes', 'Yes'), text('no', 'No')],
    texts: { others: 'More answers' },
  },
};
