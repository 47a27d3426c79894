// A separate process for rebuild.test.ts: recounts child by child until it is done or killed.
import { openPool, type Connection } from '../database/connect.ts';
import { countAnew } from '../counts/rebuild.ts';
import { createKeys } from '../security/keys.ts';
import { parseSecrets } from '../security/secrets.ts';

const [, , connection = '', secrets = ''] = process.argv;
const { db } = openPool(JSON.parse(connection) as Connection, 2);
await countAnew({ db, ...createKeys(parseSecrets(secrets)) }, 1);
await db.destroy();
