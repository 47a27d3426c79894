import type { Channel } from '@lykta/domain/support';

/** Where a channel leads: the phone, the messages, a chat, a letter. */
export function addressOf({ kind, value }: Channel): string {
  if (kind === 'chat') return value;
  if (kind === 'email') return `mailto:${value}`;
  return `${kind === 'sms' ? 'sms' : 'tel'}:${value.replace(/[^\d+]/g, '')}`;
}
