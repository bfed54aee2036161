import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';

const SIZE_PX = 200;
const COUNT = 4;

const sharp = createRequire(path.join(ROOT, 'api', 'package.json'))('sharp');

const noise = { type: 'gaussian', mean: 128, sigma: 20 };
const blank = { width: SIZE_PX, height: SIZE_PX, channels: 3, background: '#808080', noise };

/** @type {Promise<string[]> | undefined} */
let pictures;

/** A picture as the browser sends it. @param {import('../lib/random.mjs').Random} random */
export async function avatar(random) {
  pictures ??= Promise.all(Array.from({ length: COUNT }, draw));
  return random.pick(await pictures);
}

async function draw() {
  const bytes = await sharp({ create: blank }).jpeg().toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}
