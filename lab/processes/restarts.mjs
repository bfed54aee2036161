import { restartInTurn } from '../../scripts/lib/api-process.mjs';
import { startTraffic } from '../faults/traffic.mjs';
import { createCaller, startVisitors } from './calls.mjs';

/**
 * Every process is started anew in turn while people read, write and pay: no call may fail, and most of what is paid
 * must not be repeated by the gateway.
 *
 * @param {object} options
 * @param {string} options.url of the gateway
 * @param {readonly import('../../scripts/lib/api-process.mjs').ApiProcess[]} options.apis
 * @param {ReturnType<typeof import('../faults/operations.mjs').createOperations>} options.operations
 * @param {Record<string, string>} options.credentials
 * @param {import('../lib/random.mjs').Random} options.random
 * @param {number} options.restarts
 */
export async function restartUnderLoad({ url, apis, operations, credentials, random, restarts }) {
  const caller = createCaller(url, credentials);
  const traffic = startTraffic({ operations, prefix: 'restart', random });
  const stopVisitors = startVisitors(caller, { writes: true });
  for (let count = 0; count < restarts; count += 1) await restartInTurn(apis);
  await Promise.all([traffic.stop(), stopVisitors()]);
  const unanswered = traffic.unanswered.map(({ key }) => `${key} got no answer`);
  const problems = [...caller.tally.failed, ...unanswered, ...traffic.wrong];
  return {
    problems,
    row: [
      `${restarts} restarts of each of ${apis.length}`,
      String(caller.tally.answered + traffic.acknowledged.length),
      String(problems.length),
      String(Math.round(caller.tally.slowestMs)),
      `${traffic.acknowledged.length} payments and charges`,
    ],
  };
}
