import { emotionKeys, emotions, localText, pictureNames, pictures } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Feeling } from './feeling.tsx';
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
