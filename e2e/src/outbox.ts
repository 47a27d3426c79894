import { present } from '@lykta/domain';
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
    const messages: Message[] = await (await fetch(`${urls.api}/dev/outbox`)).json();
    found = messages.find(({ to }) => to.endsWith(address.replace(/^0/, '')));
    return found;
  };
  await expect.poll(look, { timeout: 30_000 }).toBeTruthy();
  return present(found, 'found');
}

/** Returns the link in a message. */
export function linkIn({ text }: Message): string {
  return present(/https?:\/\/\S+/.exec(text), 'the match')[0];
}
