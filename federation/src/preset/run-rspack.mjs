import { rspack } from '@rspack/core';

/**
 * Builds once.
 *
 * @param {import('@rspack/core').Configuration} config
 * @returns {Promise<void>}
 * @throws when the build has errors, with all of them in the message.
 */
export function runRspack(config) {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}
