import { setTimeout as sleep } from 'node:timers/promises';
import { createCaller, startVisitors } from './calls.mjs';

export const DOMAIN = 'drill.example';
const RING = 150;
const LONGEST_PAUSE_MS = 900;
/** Longer than the lease of a letter whose sender was killed (api/src/lib/mail/worker.ts). */
const LETTERS_MS = 120_000;
const JOBS_MS = 120_000;

/**
 * One of two processes is killed with -9, again and again, while jobs run over a ring of people and letters go out:
 * everything must have happened once.
 *
 * @param {object} options
 * @param {string} options.url of the gateway
 * @param {readonly import('../../scripts/lib/api-process.mjs').ApiProcess[]} options.apis
 * @param {Awaited<ReturnType<typeof import('./mail-server.mjs').startMailServer>>} options.mail
 * @param {{admin: Record<string, string>, user: Record<string, string>}} options.credentials
 * @param {import('../lib/random.mjs').Random} options.random
 * @param {number} options.kills
 */
export async function killInTurn({ url, apis, mail, credentials, random, kills }) {
  const { call, tally } = createCaller(url, credentials.admin);
  const visits = createCaller(url, credentials.user);
  let people = 0;
  /** A person, and the letter with the link for the password. @param {string} name */
  const create = async (name) => {
    people += 1;
    const email = `drill-${people}@${DOMAIN}`;
    await call('POST', '/admin/users', {
      key: `drill-person-${people}`,
      body: { email, display_name: `${name} ${people}` },
    });
  };
  /** @param {string} action */
  const rows = async (action) => (await call('GET', `/admin/audit?action=${action}&limit=1`)).total;

  for (let count = 0; count < RING; count += 1) await create('Кольцо');
  const before = { deactivate: await rows('user.deactivate'), activate: await rows('user.activate') };
  const started = { deactivate: 0, activate: 0 };
  /** @type {string | undefined} */
  let jobId;
  const isDone = async () =>
    jobId === undefined || (await call('GET', `/admin/jobs/${jobId}`))?.status === 'done';
  const startJob = async () => {
    const action = started.deactivate > started.activate ? 'activate' : 'deactivate';
    const data = await call('POST', '/admin/users/bulk', {
      key: `drill-job-${started.deactivate + started.activate}`,
      body: { action, filter: { q: 'кольцо' }, expected_count: RING },
    });
    jobId = data?.job_id;
    started[action] += 1;
  };

  const stopVisitors = startVisitors(visits, { writes: false });
  for (let kill = 0; kill < kills; kill += 1) {
    if (await isDone()) await startJob();
    await Promise.all(Array.from({ length: 3 }, () => create('Письмо')));
    await sleep(random.int(LONGEST_PAUSE_MS));
    const victim = random.pick(apis);
    await victim.kill();
    await sleep(random.int(LONGEST_PAUSE_MS));
    await victim.start();
  }
  const jobsUntil = Date.now() + JOBS_MS;
  while (!(await isDone()) && Date.now() < jobsUntil) await sleep(200);
  const lettersUntil = Date.now() + LETTERS_MS;
  while (mail.letters() < people && Date.now() < lettersUntil) await sleep(200);
  await stopVisitors();

  const done = {
    deactivate: (await rows('user.deactivate')) - before.deactivate,
    activate: (await rows('user.activate')) - before.activate,
  };
  const jobs = started.deactivate + started.activate;
  const problems = [...tally.failed, ...visits.tally.failed];
  for (const action of /** @type {const} */ (['deactivate', 'activate']))
    if (done[action] !== started[action] * RING)
      problems.push(
        `${action}: ${started[action]} jobs over ${RING} people left ${done[action]} rows of audit`,
      );
  if (mail.letters() !== people) problems.push(`${people} letters, ${mail.letters()} accepted`);
  if (mail.copies() > kills) problems.push(`${mail.copies()} letters came twice, more than there were kills`);
  return {
    problems,
    row: [
      `${kills} kills of one of two`,
      String(tally.answered + visits.tally.answered),
      String(tally.failed.length + visits.tally.failed.length),
      String(Math.round(Math.max(tally.slowestMs, visits.tally.slowestMs))),
      `${jobs} jobs, ${jobs * RING} people: each once; ${people} letters: each sent, ${mail.copies()} with a copy`,
    ],
  };
}
