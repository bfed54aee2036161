import { buildPackage } from '../../scripts/lib/build.mjs';
import { cabinetOn } from '../failover/cabinet.mjs';
import { findModel } from '../faults/find-model.mjs';
import { createOperations } from '../faults/operations.mjs';
import { readOptions } from '../lib/options.mjs';
import { report } from '../lib/report.mjs';
import { scratchFolder, scratchRun } from '../lib/scratch-run.mjs';
import { signIn } from '../lib/sign-in.mjs';
import { goBack, goOn, untilCatastrophe } from './go-back.mjs';
import { loseServer, quietCharge } from './lose-server.mjs';
import { createReport } from './report.mjs';
import { tryRepository } from './repository.mjs';
import { createServer, openPlace } from './server.mjs';

// A drill of backup and restore by pgBackRest, as the samples of deploy/pgbackrest say, on the loopback address:
// people pay, somebody deletes rows of money, the database goes back to the moment before on another server; then
// that one is lost with its disk.
//   pnpm lab backup
//   pnpm lab backup --seconds 90 --seed 7   how long people pay before the server is lost
//   pnpm lab backup --write                 puts the table into docs/performance.md

async function main() {
  const { seed, seconds, write } = readOptions({ seed: 1, seconds: 15, write: false });
  await buildPackage('api');
  const results = createReport();
  const place = openPlace(await scratchFolder('backup'));
  const first = await createServer(place, 'first');
  const cabinet = await results.step('a server that archives, migrated and filled', async () => {
    await first.init();
    await first.start();
    await first.pgbackrest('stanza-create');
    await first.makeDatabase();
    return cabinetOn(first.addresses());
  });
  await results.step('check: WAL is archived', () => first.pgbackrest('check'));
  const { url } = cabinet;
  const user = await signIn(url, { email: 'user@demo.example' });
  const operations = createOperations({ url, serviceUrl: url }, user, await findModel(url, user.id));
  const prefix = `backup-${seed}-`;
  const paid = await operations.topUp(`${prefix}first`, '100000').perform();
  if (!('receipt' in paid)) throw new Error(`nobody can pay: ${JSON.stringify(paid)}`);

  const drill = { place, report: results, operations, prefix, seed };
  const known = await untilCatastrophe(drill, first);
  await cabinet.stopServers();
  const restored = await goBack(drill, first, known);
  const port = Number(new URL(url).port);
  const onSecond = await goOn(drill, restored, { port, acknowledged: known.acknowledged });
  const quiet = await quietCharge(drill, restored.server);
  const last = await loseServer(drill, restored.server, {
    seconds,
    receipts: [paid.receipt, ...onSecond.receipts, quiet],
    stopCabinet: onSecond.cabinet.stopServers,
  });
  await tryRepository(drill, last);

  await report('backup', results.markdown(), write);
  return results.isGood();
}

scratchRun(main);
