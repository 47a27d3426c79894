import type { InvitationStatus } from '@lykta/domain';

/** Text ids of an invitation's states. */
export const statusTextId = {
  active: 'invitations.status.active',
  paused: 'invitations.status.paused',
  closed: 'invitations.status.closed',
} as const satisfies Record<InvitationStatus, string>;
