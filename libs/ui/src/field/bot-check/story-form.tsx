import type { BotCheckChallenge } from '@lykta/domain';
import { useRef, useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../../action/button/button.tsx';
import { Stack } from '../../frame/app-column/app-column.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { BotCheck, type BotCheckProps } from './bot-check.tsx';
import type { BotCheckHandle, BotCheckTexts } from './types.ts';

/** The stories load the real script and solve the real puzzle, which takes longer on a busy machine. */
export const patient = { timeout: 5000 };

export const SALT = 'saltsaltsalt';

/** A real challenge with a small answer: the SHA-256 of salt + 57. */
export async function challenge(salt = SALT): Promise<BotCheckChallenge> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}57`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { algorithm: 'SHA-256', challenge: hex, salt, signature: 'signed', maxNumber: 200 };
}

export const texts: BotCheckTexts = {
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
};

/** Called with the payload, or with the name of the error. */
export const onSubmit = fn();

interface Props extends BotCheckProps {
  words?: { field: string; button: string };
  /** The form treats every attempt as refused, with this ticket. */
  refuses?: string;
}

/** A form with the bot check, as in the apps. */
export function Form({ words = { field: 'E-post', button: 'Logga in' }, refuses, ...props }: Props) {
  const check = useRef<BotCheckHandle>(null);
  const [name, setName] = useState('');
  return (
    <form
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        onSubmit(await check.current?.payload().catch((error: Error) => error.name));
        if (refuses) check.current?.reset(refuses);
      }}
    >
      <Stack>
        <TextField label={words.field} value={name} onValue={setName} />
        <BotCheck {...props} ref={check} />
        <Button type="submit">{words.button}</Button>
      </Stack>
    </form>
  );
}
