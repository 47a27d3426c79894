import { CHANGE_ORGANISATION, READ_STAFF_ANSWERS } from '@lykta/domain/calls';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { giveReason, individualOf, openSentCase } from '../../testing/sent-case.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

/** Runs the operator’s commands as the role that owns the tables. */
const operator = ({ app, db }: TestServer) => ({ ...app.services, db });

const contentOf = async ({ db }: TestServer) => ({
  lines: await db.selectFrom('audit_lines').select(['id', 'pseudonym']).orderBy('seq').execute(),
  repeats: await db.selectFrom('audit_repeats').selectAll().execute(),
});

it('the log comes back with a backup, and an old backup takes nothing away from it', async () => {
  const server = await openTestServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'lykta-log-'));
  const organisation = 'Loggen finns kvar';
  const sent = await openSentCase(server, organisation);
  await giveReason(sent, sent.worker, sent.client);
  const read = () => sent.worker.call(READ_STAFF_ANSWERS, individualOf(sent, sent.client));
  for (let n = 0; n < 3; n += 1) await read();
  const { file } = await backUp(operator(server), folder);
  const before = await contentOf(server);
  const admin = await server.staff({ organisation, role: 'admin' });
  await admin.call(CHANGE_ORGANISATION, { body: { threshold: 9 } });

  await restore(operator(server), file);
  const after = await contentOf(server);
  expect(after.lines).toHaveLength(before.lines.length + 1);
  expect(after.lines).toMatchObject([...before.lines, {}]);
  expect(after.repeats).toEqual(before.repeats);
  await server.renew(sent.worker);
  expect((await read()).status).toBe(200);

  const empty = await openTestServer({ secrets: server.config.secrets });
  await restore(operator(empty), file);
  expect(await contentOf(empty)).toEqual(before);
  await empty.close();
  await server.close();
  rmSync(folder, { recursive: true });
});
