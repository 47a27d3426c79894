import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { at, inApp } from '../../testing/story.tsx';
import { TableFile } from './table-file.tsx';

const meta = {
  title: 'Viewer/Frame/TableFile',
  component: TableFile,
  decorators: [inApp],
  args: { name: 'lykta-logg.csv', fetchTable: () => Promise.resolve('a;b'), children: 'Spara som fil' },
} satisfies Meta<typeof TableFile>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const press: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Spara som fil' }));
};

export const Default: Story = {
  play: async (context) => {
    const saved: string[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await press(context);
    await waitFor(() => expect(saved).toEqual(['lykta-logg.csv']));
  },
};

/** A long table takes a while: further presses do not load it again. */
export const Busy: Story = {
  args: { fetchTable: () => new Promise(() => undefined) },
  play: async (context) => {
    await press(context);
    await expect(context.canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { fetchTable: () => Promise.reject({ status: 503, code: 'busy' }) },
  play: async (context) => {
    await press(context);
    await context.canvas.findByText(/Lykta hinner inte med just nu/);
    await expect(context.canvas.getByRole('button', { name: 'Spara som fil' })).not.toHaveAttribute(
      'aria-busy',
    );
  },
};

export const LongText: Story = {
  args: { children: 'Spara allt som barnet har skickat som fil för kalkylark' },
};

export const English: Story = { args: { children: 'Save as a file' }, parameters: at({ language: 'en' }) };
