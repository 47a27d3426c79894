import { expect } from '@playwright/test';
import { urls } from './ports.ts';

interface Message {
  to: string;
  subject: string;
  text: string;
}

/** Waits for the newest message to an address and returns its text as it would be sent. */
export async function messageTo(address: string): Promise<Message> {
  let found: Message | undefined;
  const look = async () => {
    const messages = (await (await fetch(`${urls.api}/dev/outbox`)).json()) as Message[];
    found = messages.find(({ to }) => to.endsWith(address.replace(/^0/, '')));
    return found;
  };
  await expect.poll(look, { timeout: 30_000 }).toBeTruthy();
  return found!;
}

/** Returns the link in a message. */
export function linkIn({ text }: Message): string {
  return /https?:\/\/\S+/.exec(text)![0];
}
