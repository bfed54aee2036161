import { buildPackage } from '../../scripts/lib/build.mjs';
import { duration } from '../../scripts/lib/progress.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { readOptions } from '../lib/options.mjs';
import { createRandom } from '../lib/random.mjs';
import { scratchRun, stopped } from '../lib/scratch-run.mjs';
import { signIn } from '../lib/sign-in.mjs';
import { createCabinet } from './cabinet.mjs';
import { findModel } from './find-model.mjs';
import { KINDS, kindOf } from './kinds.mjs';
import { createOperations } from './operations.mjs';
import { createReport } from './report.mjs';
import { playRound } from './round.mjs';

// People pay a cabinet of its own on the loopback address while parts of it are killed and its connections cut; after
// each round what was acknowledged must be in the books exactly once, and nothing else.
//   pnpm lab faults                               60 rounds on PostgreSQL (the local server, or TEST_DATABASE_URL)
//   pnpm lab faults --embedded                    on the embedded database, where no wire leads to it
//   pnpm lab faults --seed 7 --rounds 200         other moments, and more of them
//   pnpm lab faults --only api-killed --from 17   one kind; begins with a later round, to see it again

const SHOWN = 10;

function chosen() {
  const options = readOptions({ seed: 1, rounds: 60, from: 1, only: '', embedded: false });
  const { only, embedded } = options;
  const names = Object.keys(KINDS).filter((name) => !(embedded && KINDS[name]?.postgres));
  if (only !== '' && !names.includes(only)) throw new UserError(`--only is one of: ${names.join(', ')}.`);
  return { ...options, names: only === '' ? names : [only] };
}

async function main() {
  const { seed, rounds, from, embedded, only, names } = chosen();
  const started = Date.now();
  await buildPackage('api');
  const cabinet = await createCabinet(embedded);
  const user = await signIn(cabinet.url, { email: 'user@demo.example' });
  const admin = await signIn(cabinet.url, { email: 'admin@demo.example' });
  const operations = createOperations(cabinet, user, await findModel(cabinet.serviceUrl, user.id));
  const first = await operations.topUp('before-the-first-round', '1000').perform();
  if (!('receipt' in first)) throw new Error(`nobody can pay: ${JSON.stringify(first)}`);

  const report = createReport();
  for (let round = from; round < from + rounds; round += 1) {
    const name = kindOf(round, names);
    const { alone, strike } = KINDS[name] ?? {};
    const random = createRandom(seed, round);
    const since = Date.now();
    const result = await (alone
      ? aloneResult(() => alone(cabinet, random, embedded))
      : playRound({
          cabinet,
          operations,
          credentials: { user: user.credentials, admin: admin.credentials },
          prefix: `faults-${seed}-${round}`,
          random,
          strike: async () => strike?.(cabinet, random),
        }));
    if (stopped.aborted) return false;
    report.add(name, result);
    console.log(
      `${round} ${name}: ${result.acknowledged} acknowledged, ${result.unanswered} unanswered and repeated, ${duration(Date.now() - since)}`,
    );
    if (result.problems.length === 0) continue;
    const again = ['pnpm lab faults', `--seed ${seed} --from ${round} --rounds 1`];
    if (only !== '') again.push(`--only ${only}`);
    if (embedded) again.push('--embedded');
    const left = result.problems.length - SHOWN;
    const shown = [...result.problems.slice(0, SHOWN), ...(left > 0 ? [`and ${left} more`] : [])];
    console.log(`✗ ${shown.join('\n  ')}\n  Again: ${again.join(' ')}`);
  }
  await cabinet.api.stop();
  console.log(
    `\n${report.table()}\n\nseed ${seed}, ${embedded ? 'PGlite' : 'PostgreSQL'}: ${report.summary()}, in ${duration(Date.now() - started)}`,
  );
  return report.isGood();
}

/** @param {() => Promise<void>} work @returns {Promise<import('./round.mjs').RoundResult>} */
async function aloneResult(work) {
  const none = { acknowledged: 0, unanswered: 0, repeated: 0 };
  try {
    await work();
    return { ...none, problems: [] };
  } catch (error) {
    const output = error instanceof UserError ? `\n${error.output}` : '';
    return { ...none, problems: [`${error}${output}`] };
  }
}

scratchRun(main);
