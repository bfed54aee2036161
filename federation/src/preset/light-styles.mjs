import path from 'node:path';
import { rspack } from '@rspack/core';

/** Libraries' modules and the kernel's that have a stand-in, by the folder that asks for them. */
const STAND_INS = [
  {
    inFolder: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system$/,
    request: /\/(conditions|memo|merge-config|token-dictionary|utility)\.js$/,
  },
  {
    inFolder: /shared-kernel[\\/]src[\\/]react[\\/]system$/,
    request: /\/(global-css|keyframes)\.ts$/,
    standIn: 'page-styles',
  },
];

/** Module → how its text is made lighter. */
const LOADERS = {
  'react/dist/esm/preset-base.js': { loader: 'trim-configuration' },
  'is-valid-prop/dist/index.mjs': { loader: 'trim-properties' },
  'react/system/tokens.ts': { loader: 'token-names' },
  'react/system/semantic-tokens.ts': { loader: 'token-names' },
  // The page brings what these would make.
  'react/dist/esm/styled-system/system.js': {
    loader: 'cut',
    cuts: [
      ['[getPreflightCss(), getGlobalCss(), getTokenCss()]', '[]'],
      ['getTokenCss,\n    getGlobalCss,\n    getPreflightCss,', ''],
    ],
  },
  // The kernel names its own plugins.
  'cache/dist/emotion-cache.browser.esm.js': {
    loader: 'cut',
    cuts: [['defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []']],
  },
};

const light = (/** @type {string} */ name) => path.join(import.meta.dirname, 'light', `${name}.mjs`);

/**
 * What makes the browser's style system light. What it tells is the same word for word (`light-styles.test.ts`), but
 * for what the page brings: its global styles and the values of tokens
 * (docs/decisions/0079-the-style-system-is-light-in-the-browser.md).
 */
export const lightStyles = () => ({
  plugins: STAND_INS.map(
    ({ inFolder, request, standIn }) =>
      new rspack.NormalModuleReplacementPlugin(request, (resource) => {
        const [, name = ''] = request.exec(resource.request) ?? [];
        if (inFolder.test(resource.context ?? '')) resource.request = light(standIn ?? name);
      }),
  ),
  rules: Object.entries(LOADERS).map(([file, { loader, ...options }]) => ({
    include: (/** @type {string} */ resource) => resource.replaceAll('\\', '/').endsWith(`/${file}`),
    resourceQuery: { not: [/values/] },
    loader: light(loader),
    options,
  })),
});
