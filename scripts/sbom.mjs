import './lib/require-node.mjs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';
import { CACHE } from './lib/paths.mjs';
import { pnpm } from './lib/pnpm.mjs';
import { reportFailure } from './lib/report-failure.mjs';

// Writes what the product is made of in production, as a CycloneDX document (docs/security.md).

async function main() {
  const { values } = parseArgs({
    options: { to: { type: 'string', default: join(CACHE, 'sbom.cdx.json') } },
  });
  const to = resolve(values.to);
  await install();
  await pnpm(['sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', to]);
  console.log(to);
}

main().catch((error) => {
  reportFailure(error);
  process.exitCode = 1;
});
