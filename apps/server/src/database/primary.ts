import type pg from 'pg';
import { NotPrimary, NotReplicated } from './failures.ts';

/**
 * For a pool whose connections must lead to the primary. Behind a proxy, a new connection can reach a standby for a
 * moment while the machines change their roles, and would read old data.
 */
export const onlyPrimary: Pick<pg.PoolConfig, 'verify'> = {
  verify: (client, done) => {
    client
      .query<{ in_hot_standby: string }>('show in_hot_standby')
      .then(
        ({ rows: [row] }) =>
          row?.in_hot_standby === 'on' ? done(new NotPrimary('this machine copies another one')) : done(),
        done,
      );
  },
};

/** Connections whose last statement was stored on this machine alone. */
const alone = new WeakSet<pg.ClientBase>();

/**
 * Where PostgreSQL waits for a copy and an operator cancels that, it keeps the write and says that it went well, with a
 * warning. This remembers the warning; its text depends on the language, but not the name of the function that gave it.
 */
export function noticeMissingCopies(client: pg.ClientBase): void {
  client.on('notice', ({ routine }) => {
    if (routine === 'SyncRepWaitForLSN') alone.add(client);
  });
}

/** @throws {NotReplicated} if the statement that just ended has no copy */
export function requireCopy(client: pg.ClientBase): void {
  if (alone.delete(client)) throw new NotReplicated('no other machine has this write');
}
