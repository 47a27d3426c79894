import type { AuditPage } from '@lykta/domain';
import { READ_AUDIT, READ_STAFF_ANSWERS, type Query } from '@lykta/domain/calls';
import { individualOf, openSentCase } from './sent-case.ts';
import type { TestServer } from './test-server.ts';

/** Creates a case with sent answers, and an admin of its organisation. */
export async function openAudited(server: TestServer, organisation: string) {
  const testCase = await openSentCase(server, organisation);
  const admin = await server.staff({ organisation, unit: 'Ledning', role: 'admin' });
  const log = (querystring: Query = ''): Promise<AuditPage> => admin.ok(READ_AUDIT, { querystring });
  const read = () => testCase.worker.call(READ_STAFF_ANSWERS, individualOf(testCase, testCase.client));
  return { ...testCase, admin, log, read };
}
