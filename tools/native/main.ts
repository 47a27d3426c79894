// npm run native -- android|ios --api https://api.example.org [--app https://app.example.org]
//   [--push] (ios), [--google-services <file>] (android): for pushes while the app is closed
// Builds the child app for the native shell, and creates or updates the platform's project (docs/native.md).
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allowPush, nameAddresses } from './page.ts';
import { drawPictures } from './pictures.ts';
import { settleAndroid, settleIos } from './platform.ts';

const folder = join(import.meta.dirname, '../../apps/child');
const platforms = ['android', 'ios'];

const { values, positionals } = parseArgs({
  options: {
    api: { type: 'string' },
    app: { type: 'string', default: '' },
    push: { type: 'boolean', default: false },
    'google-services': { type: 'string' },
  },
  allowPositionals: true,
});
const [platform = ''] = positionals;
if (!platforms.includes(platform) || !values.api) {
  console.error(
    'npm run native -- android|ios --api https://api.example.org [--app https://app.example.org]',
  );
  process.exit(2);
}

const run = (program: string, words: string[]) =>
  execFileSync(process.execPath, [join(import.meta.dirname, '../../node_modules', program), ...words], {
    cwd: folder,
    stdio: 'inherit',
  });

run('vite/bin/vite.js', ['build', '--outDir', 'dist-native', '--emptyOutDir']);
nameAddresses(join(folder, 'dist-native/index.html'), { api: values.api, app: values.app });
const services = values['google-services'];
const push = platform === 'android' ? services !== undefined : values.push;
if (push) allowPush(join(folder, 'dist-native/index.html'));
const made = existsSync(join(folder, platform));
run('@capacitor/cli/bin/capacitor', [made ? 'sync' : 'add', platform]);
const project = join(folder, platform);
const drawn = await drawPictures(project, join(folder, 'public/favicon.svg'));
console.log(`${drawn} icons and first screens drawn from the logo`);
const host = values.app === '' ? undefined : new URL(values.app).host;
if (platform === 'android') settleAndroid(project, host);
else settleIos(project, { host, push });
if (platform === 'android' && services !== undefined) {
  copyFileSync(services, join(project, 'app/google-services.json'));
}
console.log(`apps/child/${platform} is ready: open it with the platform's own tools.`);
