import { mocked } from '@lykta/api/testing';
import { present } from '@lykta/domain';
import { JOIN_SITTING, READ_SITTING, SEND_SITTING } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { allAnswers, noAnswers, someAnswers } from '../../../testing/forms.ts';
import { fails, hangs } from '../../../testing/mocks.ts';
import { adultsSide, begin, heading, opened, saved } from '../../../testing/sittings.ts';
import { inApp } from '../../../testing/story.tsx';
import { keepToken } from './kept-sitting.ts';
import { TogetherPage } from './together-page.tsx';

const meta = {
  title: 'Child/Questions/Together',
  tags: ['screen'],
  component: TogetherPage,
  decorators: [inApp({ at: '/together' })],
  parameters: { layout: 'fullscreen', msw: opened() },
  beforeEach: () => {
    saved.length = 0;
    keepToken('token');
    return () => keepToken(undefined);
  },
} satisfies Meta<typeof TogetherPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code is typed in any way, and opens the form. */
export const Code: Story = {
  beforeEach: () => keepToken(undefined),
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Öppna frågorna' });
    await expect(open).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Kod'), 'abcdefgh');
    await expect(canvas.getByLabelText('Kod')).toHaveValue('ABCD-EFGH');
    await userEvent.click(open);
    await heading(canvas, 'Ska vi svara på några frågor?');
  },
};

export const WrongCode: Story = {
  beforeEach: () => keepToken(undefined),
  parameters: { msw: [fails(JOIN_SITTING, 404, 'code-not-found')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Kod'), 'abcdefgh');
    await userEvent.click(canvas.getByRole('button', { name: 'Öppna frågorna' }));
    await canvas.findByText('Koden gäller inte. Be den vuxna om en ny.');
  },
};

/** The child reads who gets the answers before the first question, and may say no. */
export const Begin: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^De som jobbar på Barn och unga läser det du skickar\./);
    await expect(canvas.getByText(/Då kan de behöva berätta för soc\./)).toBeVisible();
    await expect(canvas.getByText(/^Får mina föräldrar veta\?/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nej, inte nu' }));
    await heading(canvas, 'Svara tillsammans');
  },
};

/** The adult's side and the child's; nothing leads home. */
export const Question: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await begin(context);
    const adult = within(await adultsSide(canvas));
    await expect(adult.getByRole('button', { name: 'Stäng frågorna' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Hem' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Jag är redo' }));
    await heading(canvas, 'Hur har du det i skolan?');
    await waitFor(() =>
      expect(saved).toMatchObject([{ answers: { hello: [{ answer: 'ok' }] }, persons: {}, houses: {} }]),
    );
  },
};

/** The child answers alone: the adult's side is dark, and closes nothing. */
export const Alone: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await begin(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Jag vill svara själv nu' }));
    const adult = within(await adultsSide(canvas));
    await expect(adult.getByText('Titta bort en stund. Barnet svarar själv nu.')).toBeVisible();
    await expect(adult.queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Nu får du titta igen' }));
    await expect(adult.getByRole('button', { name: 'Stäng frågorna' })).toBeVisible();
  },
};

/** What was answered alone is not shown again while the adult looks: not by going back, and not before sending. */
export const AloneStaysClosed: Story = {
  parameters: { msw: opened({ ...someAnswers, answers: { hello: someAnswers.answers.hello! } }) },
  play: async ({ canvas, userEvent }) => {
    await heading(canvas, 'Hur har du det i skolan?');
    await userEvent.click(canvas.getByRole('button', { name: 'Jag vill svara själv nu' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Bra' }));
    await heading(canvas, 'Har du någon att vara med?');
    await userEvent.click(canvas.getByRole('button', { name: 'Tillbaka' }));
    await heading(canvas, 'Hur har du det i skolan?');
    await userEvent.click(canvas.getByRole('button', { name: 'Nu får du titta igen' }));
    await heading(canvas, 'Har du någon att vara med?');
    await userEvent.click(canvas.getByRole('button', { name: 'Tillbaka' }));
    await heading(canvas, 'Hej!');
  },
};

/** Persons are those that are named here, and go along with the answers. */
export const Person: Story = {
  parameters: { msw: opened(someAnswers) },
  play: async ({ canvas, userEvent }) => {
    await heading(canvas, 'Vem är du helst med?');
    await userEvent.click(canvas.getByRole('button', { name: 'Lägg till en person' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'mamma' }));
    const [figure] = await dialog.findAllByRole('radio');
    await userEvent.click(present(figure, 'the first figure'));
    await userEvent.click(dialog.getByRole('button', { name: 'Lägg till' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Nästa' }));
    await heading(canvas, 'Hur ofta ses ni?');
    await waitFor(() =>
      expect(saved.at(-1)).toMatchObject({
        answers: { with: [{ answer: 'these', data: ['p1'] }] },
        persons: { p1: { type: 'MOTHER', avatar: expect.any(String) } },
      }),
    );
  },
};

/** The child presses Send itself. */
export const Send: Story = {
  parameters: { msw: opened(allAnswers) },
  play: async ({ canvas }) => {
    await heading(canvas, 'Vill du skicka?');
    await expect(canvas.getByText(/Det syns att ni svarade tillsammans\./)).toBeVisible();
  },
};

export const Sent: Story = {
  parameters: { msw: opened(allAnswers) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skicka' }));
    await heading(canvas, 'Tack! Nu är det skickat.');
    await expect(canvas.queryByText('Vill du ha kvar det du har berättat?')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
    await heading(canvas, 'Svara tillsammans');
  },
};

/** A child without a sign-in gets a code of its own. */
export const SentWithCode: Story = {
  parameters: {
    msw: [
      mocked(SEND_SITTING, () => HttpResponse.json({ ownCode: 'ABCDEFGHJKMNPQRS' })),
      ...opened(allAnswers),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skicka' }));
    await expect(await canvas.findByText('ABCD-EFGH-JKMN-PQRS')).toBeVisible();
    await expect(canvas.getByText(/Koden gäller i 90 dagar\./)).toBeVisible();
    await expect(canvas.getByText(/^Kontot gör du på .+\/create\.$/)).toBeVisible();
  },
};

/** The hour has passed, or the worker has closed the form. */
export const Over: Story = {
  parameters: { msw: [fails(READ_SITTING, 401, 'link-expired')] },
  play: async ({ canvas }) => {
    await heading(canvas, 'Frågorna är stängda');
  },
};

/** The form closes by itself while it is looked at. */
export const TimeIsUp: Story = {
  parameters: { msw: opened(noAnswers, { until: '2020-11-23T13:00:00Z' }) },
  play: async ({ canvas }) => {
    await heading(canvas, 'Frågorna är stängda');
  },
};

/** Closing asks first: what was answered is then gone. */
export const Close: Story = {
  parameters: { msw: opened(someAnswers) },
  play: async ({ canvas, userEvent }) => {
    await heading(canvas, 'Vem är du helst med?');
    const adult = within(await adultsSide(canvas));
    await userEvent.click(adult.getByRole('button', { name: 'Stäng frågorna' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stänga frågorna?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stäng och ta bort svaren' }));
    await heading(canvas, 'Svara tillsammans');
  },
};

export const Loading: Story = { parameters: { msw: [hangs(READ_SITTING)] } };
export const Failed: Story = {
  parameters: { msw: [fails(READ_SITTING, 500, 'server-error')] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Prova igen' });
  },
};
export const LongText: Story = {
  parameters: {
    msw: opened(noAnswers, {
      unit: 'Mottagnings- och utredningsenheten för barn, unga och familjer i norra Exempelby',
    }),
  },
};
export const English: Story = { parameters: { place: { language: 'en', at: '/together' } } };
export const Arabic: Story = {
  parameters: { place: { language: 'ar', at: '/together' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/يقرؤون ما ترسله/);
  },
};
