import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { assembleSite } from '../registry/assemble.mjs';
import { directoryOf } from '../registry/state.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const site = process.env.SITE_DIR ?? path.join(root, '.cache/site');
const remotes = readdirSync(root)
  .filter((name) => name.startsWith('remote-'))
  .map((name) => path.join(root, name, 'dist'))
  .filter((dist) => existsSync(path.join(dist, 'release.json')));

const state = await assembleSite({ site, host: path.join(root, 'host/dist'), remotes });
process.stdout.write(
  `${state.remotes.flatMap(({ name, live }) => (live ? [`${name} ${directoryOf(live.build)}`] : [])).join(', ')}\n`,
);
