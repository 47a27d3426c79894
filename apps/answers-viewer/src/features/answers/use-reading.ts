import { failureOf, useChildAnswersQuery, type ChildAnswers, type InvitedChild } from '@lykta/api';
import { useMemo } from 'react';
import { sentForms } from './sent.ts';

/** What one child sent, as far as it could be loaded. */
export interface Reading {
  read: ChildAnswers | undefined;
  isReading: boolean;
  /** The member must give a reason before the first reading. */
  needsReason: boolean;
  /** The member may see the child, but not its answers; in its own unit it may open them in an emergency. */
  mayNot: boolean;
  error: unknown;
  refetch: () => void;
}

const nobody = { invitation: '', client: '', forms: [] };

/** Loads what a child sent; each load is an entry in the log of readings. */
export function useReading(one: InvitedChild | undefined): Reading {
  const child = one?.child;
  const invitation = one?.invitation.id ?? '';
  const key = useMemo(
    () => (child ? { invitation, client: child.client, forms: sentForms(child) } : nobody),
    [invitation, child],
  );
  const { currentData, error, isFetching, refetch } = useChildAnswersQuery(key, {
    skip: key.forms.length === 0 || child?.emergencyOnly === true,
  });
  const refusal = error && failureOf(error).code;
  const needsReason = refusal === 'reason-needed';
  const mayNot = refusal === 'not-allowed' || refusal === 'not-assigned';
  return {
    read: currentData,
    isReading: isFetching && !currentData,
    needsReason,
    mayNot,
    error: needsReason || mayNot ? undefined : error,
    refetch: () => void refetch(),
  };
}
