// node tools/src/start/serve-app.ts <folder> [--live]: serves an app's build, or its sources with live reload.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import { serveLive } from './live.ts';
import { filledPage } from './page.ts';

const [folder = '', mode] = process.argv.slice(2);
const root = path.resolve(folder);
const readBuilt = () => readFileSync(path.join(root, 'dist/index.html'), 'utf8');
const options = {
  root,
  configFile: path.join(root, 'vite.config.ts'),
  plugins: [filledPage({ contact: process.env.LYKTA_CONTACT ?? '' }, readBuilt)],
};
const server = mode === '--live' ? await serveLive(options) : await preview(options);
server.printUrls();
