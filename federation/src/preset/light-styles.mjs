import path from 'node:path';
import { rspack } from '@rspack/core';

const STYLED_SYSTEM = /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system$/;

/** Modules of Chakra's style system that have a lighter stand-in of the same name. */
const LIGHT = /\/(conditions|memo|merge-config|token-dictionary|utility)\.js$/;

/**
 * Puts lighter parts into Chakra's style system: what they tell is the same word for word
 * (`light-styles.test.ts`, docs/decisions/0079-the-style-system-is-light-in-the-browser.md).
 */
export const lightStyles = () => [
  new rspack.NormalModuleReplacementPlugin(LIGHT, (resource) => {
    const [, name] = LIGHT.exec(resource.request) ?? [];
    if (STYLED_SYSTEM.test(resource.context ?? ''))
      resource.request = path.join(import.meta.dirname, 'light', `${name}.mjs`);
  }),
];
