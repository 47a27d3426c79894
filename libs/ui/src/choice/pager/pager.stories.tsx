import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Pager, StepBar, type PagerProps } from './pager.tsx';

const texts = { previous: 'Förra sidan', next: 'Nästa sida', place: 'Sida 1 av 3' };

function Kept(props: PagerProps) {
  const [page, setPage] = useState(props.page);
  const place = `Sida ${page} av ${props.pages}`;
  return <Pager {...props} page={page} onPage={setPage} texts={{ ...props.texts, place }} />;
}

const meta = {
  title: 'Components/Choices/Pager',
  component: Pager,
  subcomponents: { StepBar },
  args: { page: 1, pages: 3, onPage: () => {}, texts },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['Say where one is: "Sida 1 av 3".'],
      dont: ['A row of page numbers.'],
      keyboard: [['Enter, Space', 'One page on, one back.']],
    },
  },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Förra sidan' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa sida' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa sida' }));
    await expect(canvas.getByText('Sida 3 av 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nästa sida' })).toBeDisabled();
  },
};
/** For days; without a callback the arrow is disabled. */
export const Days: Story = {
  render: () => (
    <StepBar
      label="13–19 november"
      previousLabel="En dag bakåt"
      nextLabel="En dag framåt"
      onPrevious={() => {}}
    />
  ),
};
export const RightToLeft: Story = { args: { page: 2 }, globals: { direction: 'rtl' } };
export const English: Story = {
  globals: { language: 'en' },
  render: () => (
    <Pager
      page={2}
      pages={3}
      onPage={() => {}}
      texts={{ previous: 'Page before', next: 'Next page', place: 'Page 2 of 3' }}
    />
  ),
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <StepBar
      label="27 december 2026 till 25 januari 2027"
      previousLabel="En dag bakåt"
      nextLabel="En dag framåt"
      onPrevious={() => {}}
    />
  ),
};
/** In letters of 200 % both arrows stay in the window, and no word is broken. */
export const BigLetters: Story = {
  globals: { viewport: { value: 'phone' }, text: '200' },
  render: () => (
    <StepBar
      label="oktober 2026"
      previousLabel="En månad bakåt"
      nextLabel="En månad framåt"
      onPrevious={() => {}}
      onNext={() => {}}
    />
  ),
  play: async ({ canvas }) => {
    const bar = present(canvas.getByText('oktober 2026').parentElement, 'the bar').getBoundingClientRect();
    for (const arrow of canvas.getAllByRole('button')) {
      await expect(arrow.getBoundingClientRect().right).toBeLessThanOrEqual(bar.right + 1);
      await expect(arrow.getBoundingClientRect().width).toBeGreaterThanOrEqual(48);
    }
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText('oktober 2026'));
    await expect(words.getClientRects().length).toBeLessThanOrEqual(2);
  },
};
