import { present } from '@lykta/domain';
import {
  ADD_CHILD,
  ADD_COMMENT,
  CREATE_DRAFT,
  CREATE_INVITATION,
  OPEN_SHARE,
  READ_CHALLENGE,
  READ_SESSION,
  SEND_SITTING,
  SET_AVATAR,
  SIGN_IN,
  SIGN_IN_STAFF,
  START_SITTING,
  addressOf,
} from '@lykta/domain/calls';
import { expect } from 'vitest';
import { importLegacy } from '../../admin/import-legacy.ts';
import { OPERATOR } from '../../security/password-queue.ts';
import { hashPassword } from '../../security/passwords.ts';
import { openCase } from '../case.ts';
import { answerIn, opening, sitDown } from '../sittings.ts';
import { offeredSecret } from '../staff.ts';
import type { TestServer } from '../test-server.ts';
import type { Secrets } from './secrets.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk';

/** Failed input is secret too: a mistyped name is almost the right one. */
export async function failedTries(server: TestServer, secrets: Secrets): Promise<void> {
  const username = secrets.enter('unknown username', 'nobody.canary@hemlig.example');
  const password = secrets.enter('wrong password', 'Fel-kanariefågel-1');
  const anybody = server.browser();
  secrets.heard('anybody', await anybody.call(SIGN_IN, { body: { username, password } }));
  const broken = secrets.enter('in a broken body', 'kanarie-i-trasig-json');
  secrets.heard(
    'anybody',
    await anybody.call(SIGN_IN, {
      body: `{"username":"${broken}`,
      headers: { 'content-type': 'application/json' },
    }),
  );
  const extra = secrets.enter('value of an unknown key', 'kanarie-i-okänd-nyckel');
  secrets.heard(
    'anybody',
    await anybody.call(SIGN_IN, { body: { username: extra, password: '', x: extra } }),
  );
  const path = secrets.enter('in a path', 'kanarie-i-sökväg-token');
  secrets.heard(
    'anybody',
    await anybody.request('GET', `${addressOf(OPEN_SHARE)}/${encodeURIComponent(path)}`),
  );
  const key = secrets.enter('made-up key of a link', 'kanarie-i-nyckel');
  secrets.heard('anybody', await anybody.call(OPEN_SHARE, { body: { key } }));
  const query = secrets.enter('in a query', 'kanarie-i-fråga');
  secrets.heard(
    'anybody',
    await anybody.call(READ_CHALLENGE, { querystring: { purpose: 'login', ticket: query } }),
  );
  const bearer = secrets.enter('in a header', 'kanarie-bearer-token-0123456789');
  secrets.heard(
    'anybody',
    await anybody.call(READ_SESSION, { headers: { authorization: `Bearer ${bearer}` } }),
  );
}

/** A member of staff with secrets. */
export async function staffWithSecrets(server: TestServer, secrets: Secrets): Promise<void> {
  const password = secrets.enter('staff password', 'Kanarie-personal-lösen');
  const email = 'canary.staff@kommun.example';
  await server.staff({ email, passwordHash: await hashPassword(password, OPERATOR) });
  const browser = server.browser();
  expect((await browser.call(SIGN_IN_STAFF, { body: { email, password } })).status).toBe(200);
  secrets.enter('TOTP secret', (await offeredSecret(browser)).secret);
  const recipient = secrets.enter('invited address', 'canary.invited@hemlig.example');
  const forms = [{ id: 'school', version: 1, order: 0 }];
  const label = secrets.enter('label of an invitation', 'Kanarie-grupp');
  const body = { unit: 'Barn och unga', maxClients: 3, forms, recipients: [recipient], label };
  secrets.heard('worker', await browser.call(CREATE_INVITATION, { body }));
  await draftWithSecrets(server, secrets);
}

async function draftWithSecrets(server: TestServer, secrets: Secrets): Promise<void> {
  const author = await server.staff({ role: 'author' });
  const name = secrets.enter('name of a draft', 'Kanarie-utkast');
  const { id } = await author.ok(CREATE_DRAFT, { body: { from: 'empty', name } });
  const text = secrets.enter('comment on a draft', 'Kanarie-kommentar: kortare?');
  await author.ok(ADD_COMMENT, { params: { id }, body: { question: null, text } });
}

/** Children without a sign-in: one has sent a form at a worker's screen, one is still answering, one has not begun. */
export async function sittingsWithSecrets(server: TestServer, secrets: Secrets): Promise<void> {
  const of = await openCase(server);
  const add = () => of.worker.ok(ADD_CHILD, { params: { id: of.invitation.id } });
  const [sent, answering, waiting] = [await add(), await add(), await add()];
  for (const [what, { client }] of Object.entries({ sent, open: answering })) {
    const sitting = await sitDown(server, of, client);
    secrets.enter(`code of a sitting (${what})`, sitting.code);
    secrets.enter(`token of a sitting (${what})`, sitting.token);
    await answerIn(sitting);
    if (what === 'open') continue;
    const { ownCode } = await sitting.device.ok(SEND_SITTING);
    secrets.enter('own code of a child', present(ownCode, 'the code'));
  }
  const { code } = await of.worker.ok(START_SITTING, opening(of, waiting.client));
  secrets.enter('code of a sitting (not typed)', code);
}

/** An account of an earlier system, with its link. */
export async function legacyWithSecrets(server: TestServer, secrets: Secrets): Promise<void> {
  const username = secrets.enter('legacy name', 'kanarie-kalle-1999');
  const password = secrets.enter('legacy password', 'kanarie-legacy-pw');
  const [login] = await importLegacy(server.app.services, `${username},${password}`);
  secrets.enter('legacy link', present(login, 'login').link);
  const picture = secrets.enter('picture', `${PIXEL}KANARIE0KANARIE0KANARIE0`);
  const child = await server.signUp();
  await child.call(SET_AVATAR, {
    body: {
      avatar: { type: 'BINARY', data: `data:image/png;base64,${picture}` },
    },
  });
}
