// `npm start`: runs the whole product on this machine, with demo data. Ctrl-C stops everything.
import path from 'node:path';
import { busyPorts } from './src/start/ports.ts';
import { Processes } from './src/start/processes.ts';
import { services, demoEnvironment, ports, seedCommand } from './src/start/services.ts';

const root = path.resolve(import.meta.dirname, '..');
const live = process.argv.includes('--live');

const taken = await busyPorts(Object.values(ports));
if (taken.length > 0) {
  console.error(
    `Port ${taken.join(' and ')} is taken: is Lykta running already? Stop what uses it, then start again.`,
  );
  process.exit(1);
}

const processes = new Processes(root, demoEnvironment());
process.once('SIGINT', () => processes.stop(0));
process.once('SIGTERM', () => processes.stop(0));
// If npm is killed, this process gets another parent: then it stops too.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && processes.stop(1), 500).unref();

const { server, apps } = services(live);
// The demo and the apps need nothing of each other; two builds at a time would only slow each other down.
const demo = serveDemo();
await serveApps();
console.log(`
  Children's app     http://localhost:${ports.child}
  Answers viewer     http://localhost:${ports.viewer}
  API                http://localhost:${ports.api}/docs

${(await demo).trimEnd()}

  Ctrl-C stops everything.
`);

/** @returns what the demo says about its accounts */
async function serveDemo(): Promise<string> {
  const said = await processes.run(seedCommand);
  await processes.serve(server);
  return said;
}

async function serveApps(): Promise<void> {
  for (const app of apps) {
    if (app.prepare) await processes.run(app.prepare);
    await processes.serve(app);
    // From sources an app is ready long before its first page is; a third process would make that page slower.
    if (live) await demo;
  }
}
