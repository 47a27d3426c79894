import { ERASE_SENT } from '@lykta/domain/calls';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientsOf, openSentCase } from '../../testing/sent-case.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
  folder = mkdtempSync(path.join(tmpdir(), 'lykta-erased-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it('an older backup does not bring back what a child wanted erased; the answers of others come back', async () => {
  const operator = { ...server.app.services, db: server.db };
  const of = await openSentCase(server, 'Tagna tillbaka');
  const other = await openSentCase(server, 'Kvar');
  const { file } = await backUp(operator, folder);
  expect((await of.child.call(ERASE_SENT, { params: { id: of.invitation.id } })).status).toBe(204);
  await restore(operator, file);
  const rows = await server.db
    .selectFrom('answers')
    .select('account_id')
    .where('sent', 'is not', null)
    .execute();
  expect(rows).toEqual([{ account_id: other.child.id }]);
  await server.renew(of.worker);
  await server.renew(other.worker);
  expect(await clientsOf(of)).toMatchObject([{ sent: [] }]);
  expect(await clientsOf(other)).toMatchObject([{ sent: [{ opened: false }] }]);
});
