import { failureOf, useChildAnswersQuery, type ChildAnswers, type InvitedChild } from '@lykta/api';
import { useMemo, useState } from 'react';
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
  /** The member has given a reason. */
  onReason: () => void;
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
  const [isGiven, setGiven] = useState(false);
  // The list says beforehand that a reason is needed, so nothing is asked for in vain.
  const asksFirst = child?.needsReason === true && !isGiven;
  const { currentData, error, isFetching, refetch } = useChildAnswersQuery(key, {
    skip: key.forms.length === 0 || child?.emergencyOnly === true || asksFirst,
  });
  const refusal = error && failureOf(error).code;
  const isRefused = refusal === 'reason-needed';
  const mayNot = refusal === 'not-allowed' || refusal === 'not-assigned';
  return {
    read: currentData,
    isReading: isFetching && !currentData,
    needsReason: asksFirst || isRefused,
    mayNot,
    error: isRefused || mayNot ? undefined : error,
    refetch: () => void refetch(),
    onReason: () => (asksFirst ? setGiven(true) : void refetch()),
  };
}
