import { drawnFor } from '@lykta/avatar';
import type { Avatar, StaffClient } from '@lykta/domain';

/** The figure of a child: its own if the child shows it, else one derived from the pseudonym. */
export function figureOf({ client, avatar }: StaffClient): Avatar {
  return avatar ?? { type: 'PARTS', data: drawnFor(client) };
}
