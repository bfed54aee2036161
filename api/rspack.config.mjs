import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CopyRspackPlugin } from '@rspack/core';

const here = import.meta.dirname;
const packages = /^(?!@cabinet\/)(?![.#])/;
/**
 * Hundreds of small files each: from the bundle the process starts in two thirds of the time. The last are what
 * http-server needs, which is not beside the bundle.
 */
const bundled =
  /^(kysely|typebox|@fastify\/type-provider-typebox|decimal\.js|@fastify\/(proxy-addr|forwarded)|ipaddr\.js)(\/|$)/;

/** One bundle a process: the server and each command in src/commands. */
function entries() {
  const commands = readdirSync(join(here, 'src/commands')).filter((file) => /^[a-z-]+\.ts$/.test(file));
  return {
    server: './src/server.ts',
    'pglite-worker': './src/db/pglite/pglite-worker.mjs',
    ...Object.fromEntries(commands.map((file) => [basename(file, '.ts'), `./src/commands/${file}`])),
  };
}

/** @type {import('@rspack/core').Configuration} */
export default {
  context: here,
  mode: 'production',
  target: 'node20',
  entry: entries(),
  devtool: 'source-map',
  output: {
    module: true,
    path: join(here, 'dist'),
    filename: '[name].mjs',
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  externalsType: 'module',
  externals: [
    ({ request }, done) => {
      const isPackage = request && packages.test(request) && !request.startsWith('/');
      return isPackage && !bundled.test(request) ? done(null, request) : done();
    },
  ],
  plugins: [new CopyRspackPlugin({ patterns: ['src/modules/auth/common-passwords.txt.br'] })],
  optimization: { minimize: false, splitChunks: false },
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  module: {
    // The bundle keeps its own import.meta.url: the worker, the fonts and the list of passwords lie beside it.
    parser: { javascript: { importMeta: false, url: false, worker: false } },
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        type: 'javascript/auto',
      },
      { test: /\.sql$/, loader: join(here, 'sql-module.mjs'), type: 'javascript/auto' },
    ],
  },
};
