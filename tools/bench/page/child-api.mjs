import { HOUR_MS } from '@lykta/domain';
import { CREATE_ACCOUNT, partsOf } from '@lykta/domain/calls';
import { dropData, newData, startServer } from '../start-server.ts';

/** Starts the real server with its own database, for one page. @returns its address and a function that stops it */
export async function startApi({ port, origin }) {
  const data = newData();
  const { url, stop } = await startServer(data, port, { LYKTA_ORIGINS: origin });
  return { url, stop: () => stop().finally(() => dropData(data)) };
}

let made = 0;

/** Creates a child. @returns the browser storage of the signed-in child */
export async function signedIn(api, origin) {
  made += 1;
  const { method, path } = partsOf(CREATE_ACCOUNT);
  const reply = await fetch(api + path, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ username: `07${String(made).padStart(8, '0')}`, password: 'lykta-i-mörkret' }),
  });
  if (!reply.ok) throw new Error(`no account: ${reply.status} ${await reply.text()}`);
  const [name, value] = reply.headers.getSetCookie()[0].split(';')[0].split('=');
  const since = new Date(Date.now() - HOUR_MS).toISOString();
  return {
    cookies: [
      {
        name,
        value,
        domain: 'localhost',
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Lax',
      },
    ],
    origins: [{ origin, localStorage: [{ name: 'lykta-app-login_time', value: since }] }],
  };
}
