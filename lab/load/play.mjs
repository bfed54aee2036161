import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../lib/random.mjs';
import { stopped } from '../lib/scratch-run.mjs';
import { openBooks } from './books.mjs';
import { startCabinet } from './cabinet.mjs';
import { startChatService } from './chat-service.mjs';
import { balance } from './deeds-of-everybody.mjs';
import { MIX } from './mix.mjs';
import { pay } from './pay.mjs';
import { closeAll, createPerson, Failed } from './person.mjs';
import { createTally } from './tally.mjs';
import { waits } from './waits.mjs';
import { startWatch } from './watch.mjs';

const THINK_MS = { least: 3000, most: 8000 };
/** An open page asks for the balance so often (shared-kernel/src/core/contract/limits.ts). */
const BALANCE_REFRESH_MS = 30_000;
/** People come one after the other. */
const COMES_EVERY_MS = 60;
/** What members of a group, employees and new administrators spend is paid first. */
const SUPPLY = '30000';
/** @type {readonly import('./people.mjs').Standing[]} */
const PAY_FIRST = ['owner', 'director', 'admin'];
const MINUTE_MS = 60_000;

/** @typedef {import('./person.mjs').Person} Person */

/** A counted failure is no reason to leave. @param {() => Promise<unknown>} work */
async function carryOn(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
  }
}

/** @param {Person} person */
function pickDeed({ standing, random }) {
  const open = MIX.filter(({ who }) => who?.includes(standing) ?? true);
  let left = random.next() * open.reduce((sum, { weight }) => sum + weight, 0);
  return open.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}

/** @param {Person} person @param {() => boolean} isOver */
async function live(person, isOver) {
  await carryOn(person.signIn);
  await carryOn(person.openPage);
  let asked = Date.now();
  const think = () => sleep(THINK_MS.least + person.random.int(THINK_MS.most - THINK_MS.least));
  for (await think(); !isOver(); await think()) {
    if (Date.now() - asked > BALANCE_REFRESH_MS) {
      asked = Date.now();
      await carryOn(() => balance(person));
    }
    await carryOn(async () => pickDeed(person)?.act(person));
  }
}

/** Accounts without a history are filled before anybody spends. @param {readonly Person[]} people */
async function supply(people) {
  for (const person of people.filter(({ standing }) => PAY_FIRST.includes(standing)))
    await carryOn(async () => {
      await person.signIn();
      await pay(person, SUPPLY);
    });
}

/**
 * People come, live and leave; meanwhile the chat service charges and the processes are watched.
 *
 * @param {object} options
 * @param {readonly Person[]} options.people
 * @param {number} options.minutes
 * @param {() => ReturnType<typeof startChatService>} options.startChat
 * @param {() => ReturnType<typeof startWatch>} options.watch
 */
async function useIt({ people, minutes, startChat, watch }) {
  const stopWatch = await watch();
  const chat = startChat();
  const until = Date.now() + minutes * MINUTE_MS;
  let isBroken = false;
  const isOver = () => isBroken || stopped.aborted || Date.now() > until;
  try {
    await Promise.all(
      people.map(async (person, number) => {
        await sleep(number * COMES_EVERY_MS);
        await live(person, isOver);
      }),
    );
  } finally {
    isBroken = true;
    await chat.stop();
  }
  const watched = await stopWatch();
  closeAll();
  return { watched, charges: chat.charges };
}

/**
 * Many people use a cabinet of their own, while the chat service charges them.
 *
 * @param {object} options
 * @param {number} options.seed
 * @param {number} options.people
 * @param {number} options.minutes
 * @param {number} options.charges a second
 * @param {boolean} options.withHeap whether servers collect garbage whenever they are looked at
 */
export async function play({ seed, people: count, minutes, charges: perSecond, withHeap }) {
  const tally = createTally();
  /** @type {Map<string, string>} */
  const paid = new Map();
  console.log(`A cabinet of ${count} people is made.`);
  const cabinet = await startCabinet(count);
  const { pool, servers, apis, probes } = cabinet;
  const books = await openBooks(pool);
  const people = cabinet.people.map((about, number) =>
    createPerson({ about, number, cabinet, tally, paid, random: createRandom(seed, number) }),
  );
  await supply(people);
  console.log(`They use it for ${minutes} min.`);
  const { watched, charges } = await useIt({
    people,
    minutes,
    startChat: () => startChatService({ apis, people, perSecond, tally, random: createRandom(seed, count) }),
    watch: () => startWatch({ servers, pool, ...(withHeap && { probes }) }),
  });
  const failures = tally.failures();
  const problems = [
    ...watched.lost.map((name) => `${name} has ended`),
    ...(failures === 0 ? [] : [`${failures} of ${tally.calls()} calls failed`]),
    ...(await books.audit(charges, paid)),
    ...(await ledgerProblem(cabinet)),
  ];
  return {
    tally,
    watched,
    problems,
    charges: charges.size,
    payments: paid.size,
    waits: await waits(apis),
  };
}

/** @param {Pick<import('./cabinet.mjs').Cabinet, 'checkLedger'>} cabinet @returns {Promise<string[]>} */
async function ledgerProblem({ checkLedger }) {
  try {
    await checkLedger();
    return [];
  } catch (error) {
    return [`${error}`];
  }
}
