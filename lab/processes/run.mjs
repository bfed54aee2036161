import { buildPackage } from '../../scripts/lib/build.mjs';
import { markdownTable } from '../../scripts/lib/table.mjs';
import { DRILL_SETTINGS } from '../faults/cabinet.mjs';
import { findModel } from '../faults/find-model.mjs';
import { createOperations } from '../faults/operations.mjs';
import { readOptions } from '../lib/options.mjs';
import { createRandom } from '../lib/random.mjs';
import { report, tellProblems } from '../lib/report.mjs';
import { scratchFolder, scratchOpen, scratchRun } from '../lib/scratch-run.mjs';
import { scratchStack } from '../lib/scratch-stack.mjs';
import { signIn } from '../lib/sign-in.mjs';
import { DOMAIN, killInTurn } from './kills.mjs';
import { startMailServer } from './mail-server.mjs';
import { restartUnderLoad } from './restarts.mjs';

// Two processes of the API behind one gateway, on a PostgreSQL database of their own: started anew in turn under load, then killed in
// the middle of jobs and letters.
//   pnpm lab processes                              3 restarts of each, 20 kills
//   pnpm lab processes --restarts 1 --kills 5 --seed 7
//   pnpm lab processes --write                      puts the table into docs/performance.md

const HEAD = ['what', 'answered', 'failed', 'slowest ms', 'done'];

async function main() {
  const { seed, restarts, kills, write } = readOptions({ seed: 1, restarts: 3, kills: 20, write: false });
  await buildPackage('api');
  const random = createRandom(seed);
  const mail = await scratchOpen(() => startMailServer(DOMAIN, random));
  const { url, apis } = await scratchStack({
    site: await scratchFolder('processes'),
    processes: 2,
    env: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'Кабинет <no-reply@drill.example>',
      ...DRILL_SETTINGS,
      JOB_TAKEOVER_SECONDS: '2',
    },
  });
  const user = await signIn(url, { email: 'user@demo.example' });
  const admin = await signIn(url, { email: 'admin@demo.example' });
  const operations = createOperations({ url, serviceUrl: url }, user, await findModel(url, user.id));
  await operations.topUp('before-the-drill', '1000').perform();

  const shared = { url, apis, random };
  const results = [
    await restartUnderLoad({ ...shared, operations, credentials: user.credentials, restarts }),
    await killInTurn({
      ...shared,
      mail,
      kills,
      credentials: { admin: admin.credentials, user: user.credentials },
    }),
  ];
  await report('processes', markdownTable([HEAD, ...results.map(({ row }) => row)]), write);
  return tellProblems(results.flatMap((result) => result.problems));
}

scratchRun(main);
