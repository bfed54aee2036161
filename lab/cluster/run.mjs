import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportFailure } from '../../scripts/lib/report-failure.mjs';
import { table } from '../../scripts/lib/table.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { openCluster, removeCluster } from './cluster.mjs';

// Three PostgreSQL servers under Patroni with etcd, and HAProxy before them, on the loopback address; from Debian's packages.
//   pnpm lab cluster start               goes on after this command; prints where the API finds it
//   pnpm lab cluster status
//   pnpm lab cluster stop [--remove]     keeps the data, or removes it
//   --dir … --port …                 elsewhere, and counted from another port

const USAGE = 'pnpm lab cluster start | status | stop [--remove] [--dir …] [--port …]';

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        dir: { type: 'string', default: join(tmpdir(), 'cabinet-cluster') },
        port: { type: 'string', default: '15400' },
        remove: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}. ${USAGE}`);
  }
}

async function main() {
  const { positionals, values } = readOptions();
  const cluster = openCluster({ dir: values.dir, basePort: Number(values.port) });
  const [command] = positionals;
  if (command === 'start') {
    await cluster.start();
    const { owner, api, apiReads } = cluster.addresses();
    console.log(
      `DATABASE_URL=${owner}   # the owner: migrate and seed as this\nDATABASE_URL=${api}   # the API`,
    );
    console.log(`DATABASE_READ_URL=${apiReads}`);
  } else if (command === 'stop') {
    await cluster.stop();
    if (values.remove) removeCluster(values.dir);
  } else if (command === 'status') {
    const [members, lags] = await Promise.all([cluster.members(), cluster.lags()]);
    const rows = members.map(({ name, role, state, timeline }) => [
      name,
      role,
      state,
      String(timeline ?? ''),
      String(lags.get(name) ?? ''),
    ]);
    console.log(table([['member', 'role', 'state', 'timeline', 'behind, bytes'], ...rows]));
  } else throw new UserError(USAGE);
}

main().catch((error) => {
  reportFailure(error);
  process.exitCode = 1;
});
