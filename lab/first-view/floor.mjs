import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { runRspack } from '@cabinet/federation/preset';
import { compressDirectory } from '@cabinet/federation/registry';
import { rspack } from '@rspack/core';

const sources = path.join(import.meta.dirname, 'floor');

/** What a call of the stub API takes, in ms: about what the cabinet's own takes. */
const ANSWER_TIME = 30;

/** Entry of the build → its page. */
const ENTRIES = ['login', 'home'];

const ROWS = Array.from({ length: 25 }, (_, id) => ({
  id,
  what: `Списание ${id + 1}`,
  amount: `${id + 1},00 ₽`,
}));

/** @type {Record<string, unknown>} */
const API = { '/api/v1/users/me': { name: 'Анна' }, '/api/v1/rows': ROWS };

/**
 * Builds the floors: React with a form alone in one script; and React with a shell whose screens are chunks.
 *
 * @param {string} target
 */
export async function buildFloors(target) {
  await runRspack({
    mode: 'production',
    context: sources,
    target: ['web', 'es2022'],
    devtool: false,
    entry: Object.fromEntries(ENTRIES.map((name) => [name, path.join(sources, `${name}.tsx`)])),
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    output: {
      path: target,
      publicPath: '/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    // Each entry one script with a React of its own.
    optimization: { splitChunks: false },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false } },
            },
          },
        },
      ],
    },
    plugins: ENTRIES.map(
      (name) =>
        new rspack.HtmlRspackPlugin({
          filename: `${name}.html`,
          template: path.join(sources, 'page.html'),
          chunks: [name],
        }),
    ),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  });
  await compressDirectory(target);
}

/**
 * Serves what {@link buildFloors} has made, compressed and cached as the gateway does it, and the stub API.
 *
 * @param {string} site
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function serveFloors(site) {
  const scripts = (await readdir(site)).filter((file) => file.endsWith('.js'));
  const read = (/** @type {string} */ file) => readFile(path.join(site, `${file}.br`));
  const [login, home] = [await read('login.html'), await read('home.html')];
  const page = { type: 'text/html; charset=utf-8', cache: 'no-cache' };
  const script = { type: 'text/javascript; charset=utf-8', cache: 'public, max-age=31536000, immutable' };
  const answer = { type: 'application/json', cache: 'no-store' };
  /** @type {Map<string, {body: Buffer, type: string, cache: string}>} */
  const files = new Map([
    ['/login', { ...page, body: login }],
    ['/', { ...page, body: home }],
    ['/finances', { ...page, body: home }],
  ]);
  for (const file of scripts) files.set(`/${file}`, { ...script, body: await read(file) });
  for (const [name, value] of Object.entries(API))
    files.set(name, { ...answer, body: brotliCompressSync(JSON.stringify(value)) });

  const server = createServer(async (request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    if (file.type === answer.type) await delay(ANSWER_TIME);
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
      'cache-control': file.cache,
    });
    response.end(file.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The floors have no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
