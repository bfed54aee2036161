import { buildPackage } from '../../scripts/lib/build.mjs';
import { duration } from '../../scripts/lib/progress.mjs';
import { readOptions } from '../lib/options.mjs';
import { scratchFolder, scratchRun } from '../lib/scratch-run.mjs';
import { scratchStack } from '../lib/scratch-stack.mjs';
import { send } from '../lib/send.mjs';
import { signIn } from '../lib/sign-in.mjs';
import { readOperations } from './operations.mjs';
import { createPeople } from './people.mjs';
import { createTally } from './report.mjs';
import { fuzz } from './send-all.mjs';

// Valid, odd and hostile requests from the API's own schemas, every operation by every person, against a cabinet of its
// own on the loopback address, which is thrown away afterwards.
//   pnpm lab fuzz                                   20 000 requests on the embedded database
//   pnpm lab fuzz --seed 7 --requests 60000         others, and more
//   pnpm lab fuzz --only /payment/ --by-operation   some operations; counts for each
//   TEST_DATABASE_URL=… pnpm lab fuzz               on a database made and dropped on that PostgreSQL server

const SECRETS = {
  INTERNAL_TOKEN: 'fuzz-internal-token-that-nobody-may-see',
  PEPPER: 'fuzz-pepper-that-nobody-may-see-4f1c9a7e',
  SECOND_FACTOR_KEY: 'fuzz-second-factor-key-that-nobody-may-see',
  MNT_INTEGRITY_CODE: 'fuzz-integrity-code-that-nobody-may-see',
};

async function startCabinet() {
  return scratchStack({ site: await scratchFolder('fuzz'), env: SECRETS });
}

/** @param {string} url @param {Map<string, import('./people.mjs').Person>} people @returns {Promise<string | undefined>} what is wrong with the money */
async function checkMoney(url, people) {
  const admin = people.get('admin');
  if (!admin) return 'nobody can look';
  const { credentials } = await signIn(url, admin);
  const answer = await send({
    method: 'GET',
    url: `${url}/api/v1/admin/ledger/check`,
    headers: credentials,
  });
  return answer.status === 200 && JSON.parse(answer.text).data.ok === true ? undefined : answer.text;
}

async function main() {
  const options = readOptions({ seed: 1, requests: 20_000, minutes: 30, only: '', 'by-operation': false });
  const { seed, requests, minutes, only } = options;
  const started = Date.now();
  await buildPackage('api');
  const stack = await startCabinet();
  const document = await send({ method: 'GET', url: `${stack.apiUrl}/api/docs/json`, headers: {} });
  const operations = readOperations(JSON.parse(document.text)).filter(({ name }) => name.includes(only));
  const people = createPeople(SECRETS.INTERNAL_TOKEN);
  const tally = createTally();
  console.log(`seed ${seed}: ${requests} requests, ${operations.length} operations, ${people.size} people`);

  let done = 0;
  await fuzz({
    seed,
    requests,
    until: started + minutes * 60_000,
    operations,
    people,
    stack,
    secrets: Object.values(SECRETS),
    onExchange(exchange, findings) {
      for (const text of tally.add(exchange, findings)) console.log(text);
      done += 1;
      if (done % 1000 === 0)
        console.log(`${done} requests, ${tally.failures} findings, ${duration(Date.now() - started)}`);
    },
  });
  const money = await checkMoney(stack.url, people);

  if (options['by-operation']) console.log(`\n${tally.byOperation()}`);
  console.log(`\n${tally.byStatus()}\n\n${tally.slowest()}`);
  if (tally.failures > 0) console.log(`\n${tally.findings()}`);
  if (money) console.log(`\n✗ the ledger does not hold: ${money}`);
  const verdict = `seed ${seed}: ${done} requests, ${tally.sent} answers, ${tally.failures} findings, in ${duration(Date.now() - started)}`;
  console.log(`\n${verdict}${done < requests ? `; stopped after ${minutes} minutes` : ''}`);
  return tally.failures === 0 && !money;
}

scratchRun(main);
