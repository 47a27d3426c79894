import type { InvitationStatus } from '@lykta/domain';

/** The word for an invitation's state. */
export const statusTextId = {
  active: 'invitations.status.active',
  paused: 'invitations.status.paused',
  closed: 'invitations.status.closed',
} as const satisfies Record<InvitationStatus, string>;
