import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { BotCheck } from './bot-check.tsx';
import { challenge, Form, onSubmit, patient, SALT, texts } from './story-form.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 50"%3E%3Cpath d="M30 10v30M60 10h20l-14 30M100 40l15-30 15 30m-25-10h20" fill="none" stroke="%23222" stroke-width="4"/%3E%3C/svg%3E';

/** An empty sound. */
const silence = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

const meta = {
  title: 'Components/Fields/BotCheck',
  // Its states come by pressing and by waiting.
  tags: ['played'],
  component: BotCheck,
  args: {
    challenge: () => challenge(),
    onState: fn(),
    onVerified: fn(),
    texts,
  },
  render: (args) => (
    <div style={{ minBlockSize: '24rem' }}>
      <Form {...args} />
    </div>
  ),
  parameters: {
    guide: {
      do: [
        'Inside the form, above its button: it starts by itself when the focus comes in.',
        'Wait for `payload()` when the form is sent.',
      ],
      dont: ['Use one payload twice: `reset()` after each try.'],
      keyboard: [
        ['Space', 'Starts it.'],
        ['Space in the code field', 'Plays the code aloud.'],
      ],
    },
  },
} satisfies Meta<typeof BotCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unverified: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('checkbox', { name: 'Jag är inte en robot' }, patient),
    ).toBeVisible();
  },
};

/** The challenge is still loading, to show the state that lasts a moment on a phone. */
export const Verifying: Story = {
  args: { challenge: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('checkbox', {}, patient);
    await userEvent.click(canvas.getByRole('textbox', { name: 'E-post' }));
    await waitFor(() => expect(args.onState).toHaveBeenCalledWith('verifying'));
    await expect(canvas.getByText('Kollar')).toBeVisible();
  },
};

/** It starts when the form gets the focus. */
export const StartsWithTheForm: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('checkbox', {}, patient);
    await userEvent.click(canvas.getByRole('textbox', { name: 'E-post' }));
    await waitFor(() => expect(args.onVerified).toHaveBeenCalledOnce(), patient);
    await expect(canvas.getByRole('checkbox', { name: 'Klart' })).toBeChecked();
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Logga in' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    const payload = JSON.parse(atob(String(onSubmit.mock.calls[0]?.[0])));
    await expect(payload).toMatchObject({ number: 57, salt: SALT, signature: 'signed' });
  },
};

export const Fails: Story = {
  args: { challenge: () => Promise.reject(new Error('503')) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', {}, patient);
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Logga in' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('BotCheckError'));
    await expect(canvas.getByText('Det gick inte att kolla. Försök igen om en stund.')).toBeVisible();
  },
};

/** After repeated failures it asks for a code, which is verified before the form is sent. */
export const AsksForACode: Story = {
  args: {
    challenge: async () => ({ ...(await challenge()), codeChallenge: { image: picture, length: 3 } }),
    verify: fn(async () => ({ verified: true, payload: 'a-longer-payload' })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('checkbox', {}, patient);
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Logga in' }));
    const field = await canvas.findByRole('textbox', { name: /koden/ }, patient);
    await userEvent.type(field, '17A');
    await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('a-longer-payload'), patient);
    await expect(args.verify).toHaveBeenCalledOnce();
    await expect(args.verify).toHaveBeenCalledWith(expect.objectContaining({ code: '17A' }));
  },
};

/** The ticket of a refused attempt goes into the next challenge. */
export const HarderAfterARefusal: Story = {
  args: { challenge: fn(() => challenge()) },
  render: (args) => <Form {...args} refuses="a-ticket" />,
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('checkbox', {}, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Logga in' }));
    await waitFor(() => expect(args.onVerified).toHaveBeenCalledOnce(), patient);
    await expect(args.challenge).toHaveBeenLastCalledWith(undefined);
    await waitFor(() => expect(args.onState).toHaveBeenLastCalledWith('unverified'), patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Logga in' }));
    await waitFor(() => expect(args.challenge).toHaveBeenLastCalledWith('a-ticket'), patient);
  },
};

export const CodeShown: Story = {
  args: AsksForACode.args,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', {}, patient);
    await userEvent.click(canvas.getByRole('textbox', { name: 'E-post' }));
    await expect(await canvas.findByRole('img', { name: /En bild med en kod/ }, patient)).toBeVisible();
    await expect(canvas.getByText(texts.required)).toBeVisible();
  },
};

/** A user who can't see the picture can hear the code. */
export const CodeHeard: Story = {
  args: {
    ...AsksForACode.args,
    challenge: async () => ({
      ...(await challenge()),
      codeChallenge: { image: picture, audio: silence, length: 3 },
    }),
  },
  // Browsers play sound only after a real press.
  beforeEach: () => void spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('checkbox', {}, patient);
    await userEvent.click(canvas.getByRole('textbox', { name: 'E-post' }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.playAudio }, patient));
    await waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled());
    await waitFor(() => expect(canvasElement.querySelector('audio source')).toHaveAttribute('src', silence));
  },
};

/** A solution expires: the widget says so, and starts again when the form is sent. */
export const Expired: Story = {
  args: {
    challenge: () => challenge(`${SALT}?expires=${Math.floor(Date.now() / 1000) + 6}`),
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('checkbox', {}, patient);
    await userEvent.click(canvas.getByRole('textbox', { name: 'E-post' }));
    await waitFor(() => expect(args.onState).toHaveBeenCalledWith('verified'), patient);
    await waitFor(() => expect(args.onState).toHaveBeenLastCalledWith('expired'), { timeout: 10_000 });
    await expect(canvas.getByText('Det tog för lång tid. Försök igen.')).toBeVisible();
  },
};

/** As wide as the screen allows, at most 260 px (docs/product.md §9). */
export const Width: Story = {
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByRole('checkbox', {}, patient);
    const box = present(
      canvasElement.querySelector('.altcha'),
      'canvasElement.querySelector(’.altcha’)',
    ).getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(260);
  },
};

/** After submit it floats 12 px from the button (docs/product.md §9). */
export const Floating: Story = {
  args: { floating: true, challenge: () => new Promise(() => {}) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await waitFor(() => expect(canvasElement.querySelector('altcha-widget .altcha')).not.toBeNull(), patient);
    const widget = present(canvasElement.querySelector('.altcha'), 'canvasElement.querySelector(’.altcha’)');
    await expect(widget).not.toBeVisible();
    const button = canvas.getByRole('button', { name: 'Logga in' });
    await userEvent.click(button);
    await waitFor(() => expect(args.onState).toHaveBeenCalledWith('verifying'));
    await waitFor(() => expect(widget).toBeVisible());
    const gap = () => {
      const [pressed, check] = [button.getBoundingClientRect(), widget.getBoundingClientRect()];
      return check.top > pressed.top ? check.top - pressed.bottom : pressed.top - check.bottom;
    };
    await waitFor(() => expect(gap()).toBeCloseTo(12, 0));
  },
};

/** It uses as many workers as there are cores, at most 16 (docs/product.md §9). */
export const Workers: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('checkbox', {}, patient);
    const create = fn(globalThis.altchaCreateWorker);
    globalThis.altchaCreateWorker = create;
    await userEvent.click(canvas.getByRole('textbox', { name: 'E-post' }));
    await waitFor(() => expect(args.onVerified).toHaveBeenCalledOnce(), patient);
    await expect(create).toHaveBeenCalledTimes(Math.min(16, navigator.hardwareConcurrency || 8));
  },
};

export const English: Story = {
  globals: { language: 'en' },
  args: { texts: { ...texts, label: 'I am not a robot', loading: 'Loading' } },
  render: (args) => (
    <div style={{ minBlockSize: '24rem' }}>
      <Form {...args} words={{ field: 'E-mail', button: 'Log in' }} />
    </div>
  ),
};
