import { loadConfig } from '../config.ts';
import { openDatabase } from '../database/connect.ts';
import { hasDemo, seedDemo } from './demo.ts';
import { toldOfDemo } from './told.ts';

/** Fills a database with the demo, once, and prints the accounts and where the data stays. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  if (config.environment === 'production')
    throw new Error('the demo is for LYKTA_ENVIRONMENT=dev or demo only');
  const database = await openDatabase(config);
  try {
    if (!(await hasDemo(database))) await seedDemo(config, database, new Date());
  } finally {
    await database.close();
  }
  process.stdout.write(`${toldOfDemo(database.where)}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
