/**
 * Sends all calls at once, from a thread of its own, so that making so many does not hold up the sign-ins whose time is taken. Tells its
 * parent when they are on their way, and then how they were answered.
 */
import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { send } from '../lib/send.mjs';

/** @typedef {Parameters<typeof send>[0]} Request */

/** @type {Request[]} */
const requests = workerData;
// Each has a connection of its own.
const agent = new Agent({ keepAlive: true });
const answers = Promise.all(requests.map((request) => send({ ...request, agent })));
parentPort?.postMessage('sent');
parentPort?.postMessage(await answers);
agent.destroy();
