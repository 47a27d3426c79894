import { CreatedShare, present } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  ADD_HOUSE,
  ADD_PERSON,
  CHANGE_PASSWORD,
  CREATE_ACCOUNT,
  CREATE_SHARE,
  GIVE_REASON,
  LABEL_CHILD,
  OPEN_SHARE,
  READ_STAFF_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SAVE_MOOD,
  SEARCH_STAFF_CHILDREN,
  SEND_ANSWERS,
  SET_AVATAR,
  SET_NOTIFICATION_TOKEN,
  START_PASSWORD_RESET,
} from '@lykta/domain/calls';
import { expect } from 'vitest';
import { listOutbox } from '../../messages/outbox.ts';
import { cookies } from '../../security/cookies.ts';
import type { Browser } from '../browser.ts';
import { openCase } from '../case.ts';
import { clientsOf, individualOf } from '../sent-case.ts';
import { ORIGIN, type TestServer } from '../test-server.ts';
import { textIn } from '../text-in.ts';
import type { Secrets } from './secrets.ts';

/** A child with secrets everywhere that the API takes input from a child. */
export async function childWithSecrets(
  server: TestServer,
  secrets: Secrets,
  index: number,
  typed: string,
): Promise<void> {
  const username = secrets.enter(`username ${index}`, typed);
  const password = secrets.enter(`password ${index}`, `Kanariefågel-${index}-lösen`);
  const browser = server.browser();
  const call: Browser['call'] = async (...args) => secrets.heard(username, await browser.call(...args));
  await call(CREATE_ACCOUNT, { body: { username, password } });
  secrets.enter(
    `session ${index}`,
    present(browser.cookies.get(cookies.child), 'browser.cookies.get(cookies.child)'),
  );
  const timestamp = secrets.enter(`mood time ${index}`, `2026-11-20T11:5${index}:13.${index}37Z`);
  await call(SAVE_MOOD, { body: { timestamp, level0: index, level1: [] } });
  const color = secrets.enter(`colour ${index}`, `#c0ffe${index}`);
  await call(SET_AVATAR, { body: { avatar: { type: 'PARTS', data: { HAIR: { id: 'hair-01', color } } } } });
  const personColor = secrets.enter(`person's colour ${index}`, `#bada5${index}`);
  const person = {
    type: 'FRIEND',
    avatar: { type: 'PARTS', data: { HAIR: { id: 'hair-02', color: personColor } } },
  };
  await call(ADD_PERSON, { body: person });
  const houseColor = secrets.enter(`house's colour ${index}`, `#f00ba${index}`);
  const house = {
    type: 'APARTMENT',
    avatar: { type: 'PARTS', data: { HAIR: { id: 'hair-03', color: houseColor } } },
  };
  await call(ADD_HOUSE, { body: house });
  const token = secrets.enter(`push token ${index}`, `push-kanarie-${index}-token`);
  await call(SET_NOTIFICATION_TOKEN, { body: { token, deviceId: `device-${index}` } });
  const at = secrets.enter(`answer time ${index}`, `2026-11-20T10:4${index}:17.${index}71Z`);
  const parked = secrets.enter(`parked answer time ${index}`, `2026-11-20T10:3${index}:19.${index}93Z`);
  const mood = (time: string) => [{ answer: 'good', timestamp: time }];
  const testCase = await openCase(server);
  const { asked, form, invitation, worker } = testCase;
  await call(ACCEPT_INVITATION, { body: { code: invitation.code } });
  expect(form.metadata.firstQuestion).toBe('mood');
  const why = [{ answer: 'home', timestamp: parked }];
  const body = { answers: { mood: mood(at) }, inactive: { why } };
  expect((await call(SAVE_ASKED_ANSWERS, { params: asked, body })).status).toBe(200);
  await call(SEND_ANSWERS, { params: asked });
  const [client] = await clientsOf(testCase);
  const label = secrets.enter(`label ${index}`, `Kanarie-etikett ${index}`);
  expect(
    (
      await worker.call(LABEL_CHILD, {
        params: { id: invitation.id, client: present(client, 'client').client },
        body: { label },
      })
    ).status,
  ).toBe(204);
  expect((await worker.call(SEARCH_STAFF_CHILDREN, { body: { search: label } })).status).toBe(200);
  const reason = secrets.enter(`reason ${index}`, `Kanarie-skäl ${index}: orolig för barnet`);
  const given = { invitation: invitation.id, client: present(client, 'client').client, reason };
  expect((await worker.call(GIVE_REASON, { body: given })).status).toBe(204);
  expect(
    (await worker.call(READ_STAFF_ANSWERS, individualOf(testCase, present(client, 'client').client))).status,
  ).toBe(200);
  const name = secrets.enter(`share's name ${index}`, `Kanarie-mormor ${index}`);
  const share = CreatedShare.parse(
    (await call(CREATE_SHARE, { body: { name, sections: ['profile'] } })).body,
  );
  secrets.enter(`share key ${index}`, share.token);
  const read = await server.browser().call(OPEN_SHARE, { body: { key: share.token } });
  secrets.enter(`read token ${index}`, textIn(read.body, 'token'));
  const newer = secrets.enter(`new password ${index}`, `Kanariefågel-${index}-nytt`);
  await call(CHANGE_PASSWORD, { body: { password: newer } });
  const [notice] = await listOutbox(server.app.services);
  secrets.enter(
    `undo token ${index}`,
    present(present(/token=([\w-]+)/.exec(present(notice, 'notice').text), 'the match')[1], 'the match'),
  );
  server.clock.advance({ seconds: 1 });
  await server.browser().call(START_PASSWORD_RESET, { body: { username, redirect: `${ORIGIN}/resetpwd` } });
  const [message] = await listOutbox(server.app.services);
  secrets.enter(
    `reset token ${index}`,
    present(present(/token=([\w-]+)/.exec(present(message, 'message').text), 'the match')[1], 'the match'),
  );
  server.clock.advance({ seconds: 1 }); // so that the next message is the newest
}
