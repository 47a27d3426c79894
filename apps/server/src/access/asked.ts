import { sql } from 'kysely';

/** Whether a row of `requests` is for a child: it is for all children of the invitation, or names this child. */
export const isFor = (accountId: string) => sql<boolean>`(
  not requests.chosen or exists (
    select from request_children as asked
    where asked.request_id = requests.id and asked.account_id = ${accountId}))`;

/**
 * Whether a row of `requests` still applies to a child. A withdrawn one does if the child has begun, so that it may
 * finish. An `answers` row with etag 0 does not count: the save that is running this check created it.
 */
export const stillStands = (accountId: string) => sql<boolean>`(
  requests.withdrawn is null or exists (
    select from answers as begun
    where begun.request_id = requests.id and begun.account_id = ${accountId} and begun.etag > 0))`;
