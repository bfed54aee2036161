import { FAR_ZONE } from './far-zone.mjs';
import { leanLibraries } from './lean-libraries.mjs';

// Workers begin with the environment of this process.
process.env.TZ = FAR_ZONE;

/**
 * One Jest configuration for every package: TypeScript through SWC, DOM packages in jsdom, the rest in Node.
 *
 * @param {{dir: string, dom?: boolean, setup?: string[]}} options `dir` is the package's folder.
 * @returns {Record<string, unknown>} Jest's configuration.
 */
export function jestPreset({ dir, dom = false, setup = [] }) {
  return {
    rootDir: dir,
    testEnvironment: dom ? `${import.meta.dirname}/dom-environment.mjs` : 'node',
    testEnvironmentOptions: dom ? { customExportConditions: [''] } : {},
    moduleNameMapper: dom ? leanLibraries(dir) : {},
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    setupFilesAfterEnv: setup,
    transform: {
      '^.+\\.[mc]?[jt]sx?$': [
        '@swc/jest',
        {
          module: { type: 'es6' },
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      ],
    },
    // What the cabinet packs for other repositories are sources too.
    transformIgnorePatterns: ['/node_modules/(?!(.*/)?@cabinet/)'],
  };
}
