import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './upstream-status.mjs';

/**
 * One process of the API, as the gateway sees it.
 *
 * @typedef {object} Upstream
 * @property {string} url
 * @property {number} underWay Calls that it has not answered yet.
 * @property {'ready' | 'not ready' | 'away'} state
 */

/**
 * @typedef {object} BalancerOptions
 * @property {number} everyMs Between two looks at `/readyz`; the API gives notice for longer (STOP_NOTICE_MS).
 * @property {number} patienceMs
 * @property {(upstream: Upstream, reason: string) => void} [onChange]
 */

/** @type {Readonly<Pick<BalancerOptions, 'everyMs' | 'patienceMs'>>} */
export const BALANCER_TIMES = Object.freeze({ everyMs: 400, patienceMs: 2500 });

const RANKS = /** @satisfies {Record<Upstream['state'], number>} */ ({ ready: 0, 'not ready': 1, away: 2 });

/**
 * Several processes of the API. The least busy of the ready ones is asked. Where none is ready, a process that answers
 * at all says best what is wrong. A single process is not watched, because there is no choice.
 *
 * @param {readonly string[]} urls
 * @param {BalancerOptions} options
 */
export function createBalancer(urls, { everyMs, patienceMs, onChange = () => {} }) {
  const upstreams = urls.map((url) => /** @type {Upstream} */ ({ url, underWay: 0, state: 'ready' }));
  const stop = new AbortController();
  const closed = stop.signal;
  let turn = 0;

  /** @param {Upstream} upstream @param {Upstream['state']} state @param {string} reason */
  function change(upstream, state, reason) {
    if (upstreams.length === 1 || upstream.state === state) return;
    upstream.state = state;
    onChange(upstream, reason);
  }

  /** @param {Upstream} upstream */
  async function look(upstream) {
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const answer = await fetch(`${upstream.url}/readyz`, { redirect: 'manual', signal });
      await answer.arrayBuffer();
      change(upstream, answer.ok ? 'ready' : 'not ready', `/readyz says ${answer.status}`);
    } catch (error) {
      change(upstream, 'away', reasonOf(error));
    }
  }

  /** @param {Upstream} upstream */
  async function watch(upstream) {
    while (!closed.aborted) {
      await look(upstream);
      await sleep(everyMs, undefined, { signal: closed }).catch(() => {});
    }
  }
  if (upstreams.length > 1) for (const upstream of upstreams) void watch(upstream);

  return {
    /** The process to ask, or undefined where all have been tried. @param {ReadonlySet<Upstream>} tried */
    pick(tried) {
      turn = (turn + 1) % upstreams.length;
      const [best] = [...upstreams.slice(turn), ...upstreams.slice(0, turn)]
        .filter((each) => !tried.has(each))
        .sort((a, b) => RANKS[a.state] - RANKS[b.state] || a.underWay - b.underWay);
      return best;
    },
    /** Counts a call, and returns how to tell that it is over. @param {Upstream} upstream */
    begin(upstream) {
      upstream.underWay += 1;
      let isOver = false;
      return () => {
        if (!isOver) upstream.underWay -= 1;
        isOver = true;
      };
    },
    /**
     * Marks a process that refuses or breaks connections, so that nobody asks it until it is seen again.
     *
     * @param {Upstream} upstream @param {unknown} error
     */
    lost: (upstream, error) => change(upstream, 'away', reasonOf(error)),
    close: () => stop.abort(),
  };
}

/** @param {unknown} error */
function reasonOf(error) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return codeOf(cause) || String(cause);
}
