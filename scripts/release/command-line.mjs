import { parseArgs } from 'node:util';
import { UserError } from '../lib/user-error.mjs';

export const USAGE = `pnpm release <remote | host> [--canary <percent> | --hold] [--why <text>] [--url <address>] [--no-smoke] [--dist <folder>]
pnpm release rollback <remote | host> [--why <text>]
pnpm release promote <remote | host>[@<build>] [--why <text>]
pnpm release status [<remote>]
pnpm release history [<remote>] [--limit <number>]
pnpm release prune [--days <number>] [--yes]

RELEASE_STORE     where builds are kept: a folder (.cache/site), or s3://bucket/prefix?endpoint=…
CABINET_URL       the live cabinet that the smoke check opens (http://localhost:3000)
RELEASE_ACCOUNTS  e-mail:password,… of those who sign in for it
RELEASE_BY        who releases (user.email of git)`;

const NAMED = /** @type {const} */ (['rollback', 'promote', 'status', 'history', 'prune']);

/** @typedef {'release' | (typeof NAMED)[number]} CommandName */
/**
 * What the command line says.
 *
 * @typedef {object} Command
 * @property {CommandName} name
 * @property {string | undefined} remote
 * @property {string | undefined} directory Behind the `@`.
 * @property {number | undefined} canary Percent of the people.
 * @property {boolean} hold
 * @property {string | undefined} why
 * @property {string | undefined} url
 * @property {string | undefined} dist
 * @property {boolean} smoke
 * @property {number} limit
 * @property {number | undefined} days
 * @property {boolean} yes
 */

const OPTIONS = /** @type {const} */ ({
  canary: { type: 'string' },
  hold: { type: 'boolean', default: false },
  why: { type: 'string' },
  url: { type: 'string' },
  dist: { type: 'string' },
  'no-smoke': { type: 'boolean', default: false },
  limit: { type: 'string', default: '20' },
  days: { type: 'string' },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

/**
 * @param {string | undefined} text
 * @param {{name: string, from: number, to: number}} range
 */
function numberOf(text, { name, from, to }) {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !(value >= from && value <= to))
    throw new UserError(`--${name} is a number from ${from} to ${to}, not "${text}".`);
  return value;
}

/**
 * Reads the command line.
 *
 * @param {string[]} args
 * @returns {Command | null} Null when help is wanted.
 * @throws {UserError} When it cannot be understood.
 */
export function readCommand(args) {
  const { values, positionals } = parse(args);
  const [first, second, ...rest] = positionals;
  if (values.help || first === undefined) return null;
  const named = NAMED.find((name) => name === first);
  const target = named ? second : first;
  const tooMuch = named ? rest : positionals.slice(1);
  if (tooMuch.length > 0)
    throw new UserError(`One remote at a time: ${tooMuch.join(' ')} is too much.\n\n${USAGE}`);
  if (target === undefined && (named === 'rollback' || named === 'promote'))
    throw new UserError(`Which remote? For example: pnpm release ${named} company`);
  if (values.canary !== undefined && values.hold)
    throw new UserError('A build is held, or some people get it: --hold and --canary exclude each other.');
  const [remote, directory] = target?.split('@') ?? [];
  return {
    name: named ?? 'release',
    remote: remote?.replace(/^remote-/, ''),
    directory,
    canary: numberOf(values.canary, { name: 'canary', from: 0.01, to: 99.99 }),
    hold: values.hold,
    why: values.why,
    url: values.url,
    dist: values.dist,
    smoke: !values['no-smoke'],
    limit: numberOf(values.limit, { name: 'limit', from: 1, to: 100_000 }) ?? 20,
    days: numberOf(values.days, { name: 'days', from: 1, to: 3650 }),
    yes: values.yes,
  };
}
