import type { RemoteContract } from '@cabinet/federation/contract';
import type { ExtraRemote } from './extra-remote.ts';
import { contracts } from './offered.ts';

/** A remote that keeps what a contract promises of screens: each shows its title, and nothing of the real one. */
function standInOf(contract: RemoteContract): ExtraRemote {
  const screens = contract.routes.map(({ id, title }) => [
    `src/${id}.tsx`,
    `import { Heading } from '@cabinet/kernel/ui';
     export function Screen() { return <Heading as="h1">{${JSON.stringify(title)}}</Heading>; }`,
  ]);
  const loaders = contract.routes.map(({ id }) => `${id}: () => import('./${id}.tsx')`);
  return {
    contract: { ...contract, modals: [] },
    files: { 'src/routes.tsx': `export const routes = { ${loaders} };`, ...Object.fromEntries(screens) },
  };
}

/** One for each remote of the build that has a screen. */
export const STAND_INS = contracts.filter(({ routes }) => routes.length > 0).map(standInOf);
