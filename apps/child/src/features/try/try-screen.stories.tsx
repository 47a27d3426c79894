import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../../testing/story.tsx';
import { TryScreen } from './try-screen.tsx';

const meta = {
  title: 'Child/Try it',
  tags: ['screen'],
  component: TryScreen,
  decorators: [inApp({ at: '/try' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });

async function chooseChild(canvas: Canvas, user: User, name: string) {
  await user.click(await canvas.findByRole('radio', { name }));
}

export const Who: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Omar, 12 år' })).toBeVisible();
    await expect(canvas.getByText(/Inget skickas\. Inget sparas\./)).toBeVisible();
  },
};

export const Mood: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseChild(canvas, userEvent, 'Alva, 8 år');
    await heading(canvas, 'Hur har Alva det idag?');
  },
};

export const Question: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseChild(canvas, userEvent, 'Omar, 12 år');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bra' }));
    await heading(canvas, 'Hur har du det i skolan?');
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Fråga 1 av 6');
  },
};

/** All the way: the story says what was answered, and help follows what was hard. */
export const Told: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseChild(canvas, userEvent, 'Kim, 16 år');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Okej' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Inte så bra' }));
    await heading(canvas, 'Har du någon att vara med på rasten?');
    await userEvent.click(canvas.getByRole('radio', { name: 'Ja' }));
    await heading(canvas, 'Vad gör dig glad?');
    await userEvent.click(canvas.getByRole('button', { name: 'Musik' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Djur' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
    for (const question of ['Hur ofta sover du bra?', 'Får du den hjälp du behöver?']) {
      await heading(canvas, question);
      await userEvent.click(canvas.getByRole('button', { name: 'Hoppa över' }));
    }
    await heading(canvas, 'Vad önskar du dig mest nu?');
    await userEvent.click(canvas.getByRole('radio', { name: 'En kompis' }));
    await heading(canvas, 'Så här är det för Kim');
    await expect(canvas.getByText('Jag har det inte så bra i skolan.')).toBeVisible();
    await expect(canvas.getByText('Jag blir glad av musik.')).toBeVisible();
    await expect(canvas.getByText('Jag önskar mig en kompis.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stöd och hjälp' })).toBeVisible();
  },
};

/** Somebody who skipped everything. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseChild(canvas, userEvent, 'Alva, 8 år');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bra' }));
    for (let question = 1; question <= 6; question++) {
      await canvas.findByRole('progressbar', { name: `Fråga ${question} av 6` });
      await userEvent.click(canvas.getByRole('button', { name: 'Hoppa över' }));
    }
    await expect(await canvas.findByText('Alva sa inget den här gången. Det går bra.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prova igen' }));
    await expect(await canvas.findByRole('radio', { name: 'Omar, 12 år' })).not.toBeChecked();
  },
};

export const Small: Story = { ...Told, globals: { viewport: { value: 'small' } } };

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Alva, 8' })).toBeVisible();
  },
};
