// node apps/server/src/testing/releases/make.ts <version>: keeps the demo's data as this version stores it, for
// upgrade.test.ts. Run it once, when the version is released.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { backUp } from '../../admin/backup/backup.ts';
import { systemClock } from '../../clock.ts';
import { loadConfig } from '../../config.ts';
import { openDatabase } from '../../database/connect.ts';
import { seedDemo } from '../../seed/demo.ts';
import { createServices } from '../../services.ts';
import { RELEASE_SECRET } from './releases.ts';

const [version] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) throw new Error('Say the version, such as 1.0.0.');
const data = mkdtempSync(path.join(tmpdir(), 'lykta-release-'));
chmodSync(data, 0o711);
const config = loadConfig({ LYKTA_ENVIRONMENT: 'dev', LYKTA_DATA: data, LYKTA_SECRET: RELEASE_SECRET });
const database = await openDatabase(config, 'owner');
try {
  await seedDemo(config, database, new Date());
  const services = createServices(config, database.db, systemClock, Fastify({ logger: false }).log);
  const { file, rows } = await backUp(services, path.join(import.meta.dirname, version!));
  process.stdout.write(`${rows} rows in ${file}\n`);
} finally {
  await database.close();
  rmSync(data, { recursive: true });
}
