import { CREATE_ACCOUNT, partsOf, SAVE_MOOD } from '@lykta/domain/calls';
import { startApi } from '../page/child-api.mjs';

/** Starts a separate server. @returns functions that create a signed-in child and stop the server */
export async function startServer(port, origin) {
  const { url, stop } = await startApi({ port, origin });
  return { createChild: () => createChild(url, origin), stop };
}

/** Creates a child with a mood for today. @returns the session cookie, `name=value` */
async function createChild(api, origin) {
  let cookie = '';
  const call = async (name, body) => {
    const { method, path } = partsOf(name);
    const headers = { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie };
    const reply = await fetch(api + path, { method, headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${name}: ${reply.status} ${await reply.text()}`);
    cookie ||= reply.headers.getSetCookie()[0].split(';')[0];
  };
  await call(CREATE_ACCOUNT, { username: '0700000001', password: 'lykta-i-mörkret', altcha: '' });
  await call(SAVE_MOOD, { timestamp: new Date().toISOString(), level0: 4 });
  return cookie;
}
