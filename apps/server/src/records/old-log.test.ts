import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { keepLog } from '../admin/keep-log.ts';
import { forgetOldLog } from '../cleanup.ts';
import { newId } from '../security/tokens.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(() => server.empty());
afterAll(() => server.close());

/** Adds a log line, its repeat and its reason, dated this many days back by the database's clock. */
async function addLine(days: number, organisation = 'somebody'): Promise<string> {
  const id = newId();
  const at = sql<Date>`now() - make_interval(days => ${days})`;
  const who = { member_id: 'm', invitation_id: 'i', pseudonym: 'P23456' };
  const reason = { id: `reason-${id}`, at, ...who, sealed: Buffer.from('x') };
  await server.db.insertInto('reasons').values(reason).execute();
  await server.db
    .insertInto('audit_lines')
    .values({ id, at, organisation_id: organisation, kind: 'reading', reason_id: reason.id })
    .execute();
  await server.db.insertInto('audit_repeats').values({ line_id: id, n: 1, last: at }).execute();
  return id;
}

/** Returns the remaining ids from each table: lines, repeats and reasons. */
async function left(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from audit_lines order by seq`.execute(server.db);
  const ids = rows.map(({ id }) => id);
  const repeats = await server.db.selectFrom('audit_repeats').select('line_id').execute();
  const reasons = await server.db.selectFrom('reasons').select('id').execute();
  expect(repeats.map(({ line_id }) => line_id).sort()).toEqual([...ids].sort());
  expect(reasons.map(({ id }) => id).sort()).toEqual(ids.map((id) => `reason-${id}`).sort());
  return ids;
}

const YEAR = 366;
/** Runs a statement with the running server's rights; the tests themselves connect as the owner. */
const asServer = (statement: string) => sql.raw(statement).execute(server.app.services.db);
const asOwner = (statement: string) => sql.raw(statement).execute(server.db);

describe('the log', () => {
  it('is kept for five years, with its repeats and reasons', async () => {
    await addLine(5 * YEAR);
    const young = [await addLine(5 * 365 - 2), await addLine(0)];
    await forgetOldLog(server.app.services.db);
    expect(await left()).toEqual(young);
  });

  it('is kept for as long as the operator says of an organisation', async () => {
    const organisations = new Map<string, string>();
    for (const name of ['Kort', 'Lång', 'Ingen']) {
      organisations.set(name, (await server.staff({ organisation: name })).organisationId);
    }
    await keepLog(server.db, 'Kort', 3);
    await keepLog(server.db, 'Kort', 1);
    await keepLog(server.db, 'Lång', 10);
    await addLine(YEAR, organisations.get('Kort'));
    const kept = [
      await addLine(360, organisations.get('Kort')),
      await addLine(9 * YEAR, organisations.get('Lång')),
      await addLine(4 * YEAR, organisations.get('Ingen')),
    ];
    await addLine(5 * YEAR, organisations.get('Ingen'));
    await forgetOldLog(server.app.services.db);
    expect(await left()).toEqual(kept);
  });

  it.each([0, 101, 1.5, Number.NaN])('is not kept for %s years', async (years) => {
    await server.staff({ organisation: 'Kommun' });
    await expect(keepLog(server.db, 'Kommun', years)).rejects.toThrow('whole number');
  });

  it('is let go of in steps, however much of it there is', async () => {
    await asOwner(`insert into audit_lines (id, at, organisation_id, kind)
      select n::text, now() - interval '6 years', 'o', 'signin' from generate_series(1, 12000) n`);
    const young = await addLine(0);
    await forgetOldLog(server.app.services.db);
    expect(await left()).toEqual([young]);
  });

  it('keeps a reason, however old, while a line points at it', async () => {
    const line = await addLine(3 * YEAR);
    await forgetOldLog(server.app.services.db);
    expect(await left()).toEqual([line]);
    await expect(asOwner('delete from reasons')).rejects.toThrow('only grows');
  });
});

describe('nobody gets rid of a younger line', () => {
  it('the owner neither: only what is past its limit can be deleted', async () => {
    const young = await addLine(5 * 365 - 2);
    for (const table of ['audit_repeats', 'audit_lines', 'reasons']) {
      await expect(asOwner(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' });
      await expect(asOwner(`truncate ${table} cascade`)).rejects.toMatchObject({ code: '42501' });
    }
    expect(await left()).toEqual([young]);
  });

  // Where the database has only one role, the server is the owner.
  describe.skipIf(inject('testDatabase').role === undefined)(
    'whoever has the connection of the server',
    () => {
      it.each([
        'delete from audit_lines',
        `insert into log_limits values ('somebody', 1)`,
        'update log_limits set years = 1',
        'delete from log_limits',
        'truncate log_limits',
        `create or replace function past_log_limit(line audit_lines) returns boolean language sql as 'select true'`,
        'alter function forget_old_log() rename to other',
        'drop trigger refuse_young on audit_lines',
        `set session_replication_role = replica`,
      ])('is refused: %s', async (statement) => {
        await addLine(5 * YEAR);
        await expect(asServer(statement)).rejects.toMatchObject({ code: '42501' });
      });

      it('gains nothing by tables and a path of its own', async () => {
        const line = await addLine(YEAR);
        await server.app.services.db.connection().execute(async (own) => {
          for (const step of [
            `create temporary table log_limits as select 'somebody'::text as organisation_id, 0 as years`,
            'create temporary table audit_lines as table public.audit_lines',
            `set search_path = pg_temp, public; set timezone = 'Etc/GMT-14'`,
            'select public.forget_old_log()',
            'drop table pg_temp.log_limits, pg_temp.audit_lines',
            'reset search_path; reset timezone',
          ])
            await sql.raw(step).execute(own);
        });
        expect(await left()).toEqual([line]);
      });
    },
  );
});
