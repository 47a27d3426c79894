import { drawnFor } from '@lykta/avatar';
import type { Avatar, StaffClient } from '@lykta/domain';

/** The figure that stands for a child: its own where the child shows it, else one drawn from the pseudonym. */
export function figureOf({ client, avatar }: StaffClient): Avatar {
  return avatar ?? { type: 'PARTS', data: drawnFor(client) };
}
