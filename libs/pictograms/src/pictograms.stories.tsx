import { emotionKeys, emotions, localText, pictureNames, pictures, present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Feeling } from './feeling.tsx';
import { apart, inGrey } from './in-grey.ts';
import { Pictogram } from './pictogram.tsx';
import styles from './sheet.module.css';

/** Pictures for a child who reads little. Search, and copy the name into the field `picture` of an answer. */
const meta = {
  title: 'Art/Pictograms',
  component: Pictogram,
  args: { name: 'home', size: 96 },
} satisfies Meta<typeof Pictogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const WithAName: Story = {
  args: { label: 'ett hus' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'ett hus' })).toBeVisible();
  },
};

/** All pictures, found by name or by what they show. */
function Shelf({ language, size = 64 }: { language: string; size?: number }) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = pictureNames.filter((name) =>
    `${name} ${pictures[name].sv} ${pictures[name].en}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <label className={styles.search}>
        {language === 'en' ? 'Search' : 'Sök'}
        <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <ul className={styles.sheet}>
        {found.map((name) => (
          <li key={name}>
            <Pictogram name={name} size={size} />
            <code lang="en">{name}</code>
            <small>{localText(pictures[name], language)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

export const All: Story = {
  render: (_args, { globals }) => <Shelf language={String(globals['language'])} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(pictureNames.length);
    await userEvent.type(canvas.getByRole('searchbox'), 'moln');
    await expect(canvas.getByText('nightmare')).toBeVisible();
    await expect(canvas.queryByText('school')).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox'));
  },
};

/** At 32 px each is still told from its neighbours. */
export const Small: Story = {
  render: (_args, { globals }) => <Shelf language={String(globals['language'])} size={32} />,
};

/** A face for each feeling. */
export const Feelings: Story = {
  render: (_args, { globals }) => (
    <ul className={styles.sheet}>
      {emotionKeys.map((key) => (
        <li key={key}>
          <Feeling feeling={key} />
          <span>{localText(emotions[key].label, String(globals['language']))}</span>
        </li>
      ))}
    </ul>
  ),
};

/** Circles with a sign, which a child learns once: the sign is all that differs. */
const SIGNS = ['yes', 'no', 'maybe', 'not-known', 'go-on', 'pause'];
/** The least that two others differ by in grey. */
const LEAST = 6.2;
/** Also at 32 px, where there are no colours: every two pictures. */
export const ToldApartInGrey: Story = {
  ...Small,
  tags: ['!autodocs'],
  // The same page as Small, which axe and the checks have just read.
  parameters: { a11y: { test: 'off' }, checks: false },
  play: async ({ canvas }) => {
    const drawn = await Promise.all(
      canvas.getAllByRole('listitem').map(async (item) => {
        const svg = present(item.querySelector('svg'), 'the picture');
        return {
          name: present(item.querySelector('code'), 'the name').textContent,
          points: await inGrey(svg),
        };
      }),
    );
    const alike = drawn.flatMap((one, at) =>
      drawn
        .slice(at + 1)
        .filter(({ name }) => !SIGNS.includes(one.name) || !SIGNS.includes(name))
        .filter((other) => apart(one.points, other.points) < LEAST)
        .map((other) => `${one.name} ${other.name} ${apart(one.points, other.points).toFixed(1)}`),
    );
    await expect(alike).toEqual([]);
  },
};
export const SmallFeelings: Story = {
  render: () => (
    <ul className={styles.sheet}>
      {emotionKeys.map((key) => (
        <li key={key}>
          <Feeling feeling={key} size={32} />
        </li>
      ))}
    </ul>
  ),
};
