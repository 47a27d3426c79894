import type { BotCheckChallenge } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../action/button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Stack } from '../../frame/app-column/app-column.tsx';
import { BotCheck } from './bot-check.tsx';
import type { BotCheckProps } from './bot-check.tsx';
import type { BotCheckHandle } from './types.ts';

const SALT = 'saltsaltsalt';

/** A real challenge with a small answer: the SHA-256 of salt + 57. */
async function challenge(): Promise<BotCheckChallenge> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${SALT}57`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { algorithm: 'SHA-256', challenge: hex, salt: SALT, signature: 'signed', maxNumber: 200 };
}

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 50"%3E%3Cpath d="M30 10v30M60 10h20l-14 30M100 40l15-30 15 30m-25-10h20" fill="none" stroke="%23222" stroke-width="4"/%3E%3C/svg%3E';

const onSubmit = fn();

function Form(props: BotCheckProps) {
  const check = createRef<BotCheckHandle>();
  const [name, setName] = useState('');
  return (
    <form
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        onSubmit(await check.current?.payload().catch((error: Error) => error.name));
      }}
    >
      <Stack>
        <TextField label="E-post" value={name} onValue={setName} />
        <BotCheck {...props} ref={check} />
        <Button type="submit">Logga in</Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Components/Fields/BotCheck',
  component: BotCheck,
  args: {
    challenge,
    onState: fn(),
    onVerified: fn(),
    texts: {
      label: 'Jag är inte en robot',
      verifying: 'Kollar',
      verified: 'Klart',
      error: 'Det gick inte att kolla. Försök igen om en stund.',
      expired: 'Det tog för lång tid. Försök igen.',
      required: 'En sak till',
      enterCode: 'Skriv koden',
      enterCodeAria: 'Skriv koden som du hör. Tryck på mellanslag för att lyssna.',
      codeImage: 'En bild med en kod. Du kan lyssna på den i stället.',
      playAudio: 'Lyssna på koden',
      reload: 'Ny kod',
      verify: 'Klar',
      loading: 'Hämtar',
    },
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
    await expect(await canvas.findByRole('checkbox', { name: 'Jag är inte en robot' })).toBeVisible();
  },
};

/** It starts when the focus comes into the form. */
export const StartsWithTheForm: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('checkbox');
    await userEvent.click(canvas.getByRole('textbox', { name: 'E-post' }));
    await waitFor(() => expect(args.onVerified).toHaveBeenCalledOnce());
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
    await canvas.findByRole('checkbox');
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Logga in' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('BotCheckError'));
    await expect(canvas.getByText('Det gick inte att kolla. Försök igen om en stund.')).toBeVisible();
  },
};

/** After repeated failures a code is asked for; it is verified before the form goes. */
export const AsksForACode: Story = {
  args: {
    challenge: async () => ({ ...(await challenge()), codeChallenge: { image: picture, length: 3 } }),
    verify: fn(async () => ({ verified: true, payload: 'a-longer-payload' })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('checkbox');
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Logga in' }));
    const field = await canvas.findByRole('textbox', { name: /koden/ });
    await userEvent.type(field, '17A');
    await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('a-longer-payload'));
    await expect(args.verify).toHaveBeenCalledOnce();
    await expect(args.verify).toHaveBeenCalledWith(expect.objectContaining({ code: '17A' }));
  },
};

export const CodeShown: Story = {
  args: AsksForACode.args,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox');
    await userEvent.click(canvas.getByRole('textbox', { name: 'E-post' }));
    await expect(await canvas.findByRole('img', { name: /En bild med en kod/ })).toBeVisible();
  },
};
