import { LABEL_CHILD, LABEL_INVITATION } from '@lykta/domain/calls';
import type { TestMember } from './test-server.ts';

/** A label as workers write it: a number of their own register. */
export const LABEL = 'SN 2026/0412-3';

/** Sets the label of a child, or without one the label of the invitation. */
export const setLabel = (member: TestMember, body: unknown, id: string, client?: string) =>
  client === undefined
    ? member.call(LABEL_INVITATION, { params: { id }, body })
    : member.call(LABEL_CHILD, { params: { id, client }, body });
