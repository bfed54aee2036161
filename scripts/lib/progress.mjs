const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const REMIND_MS = 15_000;

/**
 * Seconds with one decimal below a minute, minutes and seconds above.
 *
 * @param {number} ms
 */
export function duration(ms) {
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/**
 * Shows steps as they begin and end. In a terminal the running steps share one live line; elsewhere each start and
 * end is a line, and a long step says every 15 s that it is still at work.
 *
 * @param {NodeJS.WriteStream} stream
 */
export function createProgress(stream = process.stdout) {
  const live = stream.isTTY === true && process.env.TERM !== 'dumb';
  /** @type {Map<string, {since: number, detail: string, reminded: number}>} */
  const active = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let frame = 0;

  function clear() {
    if (live) stream.write('\r\x1b[2K');
  }
  /** @param {string} text */
  function line(text) {
    clear();
    stream.write(`${text}\n`);
    if (active.size > 0) draw();
  }
  function draw() {
    if (!live) return;
    const now = Date.now();
    const parts = [...active].map(
      ([name, { since, detail }]) => `${name} ${duration(now - since)}${detail ? ` · ${detail}` : ''}`,
    );
    const text = `${FRAMES[frame % FRAMES.length]} ${parts.join('   ')}`;
    stream.write(`\r\x1b[2K${text.slice(0, Math.max(20, (stream.columns ?? 80) - 1))}`);
  }
  function tick() {
    frame += 1;
    draw();
    if (live) return;
    const now = Date.now();
    for (const [name, state] of active) {
      if (now - state.reminded < REMIND_MS) continue;
      state.reminded = now;
      line(`  … ${name}: ${duration(now - state.since)}${state.detail ? ` · ${state.detail}` : ''}`);
    }
  }

  return {
    line,
    clear,
    /**
     * Does one piece of work under a name. The work may answer a remark that replaces its time, e.g. "up to date".
     *
     * @template T
     * @param {string} name
     * @param {(detail: (text: string) => void) => Promise<T>} work
     * @param {(result: T) => string | undefined} [remark]
     * @returns {Promise<T>}
     */
    async step(name, work, remark) {
      const state = { since: Date.now(), detail: '', reminded: Date.now() };
      active.set(name, state);
      timer ??= setInterval(tick, live ? 100 : 1000);
      if (!live) line(`  ▸ ${name}`);
      try {
        const result = await work((text) => {
          state.detail = text.trim().slice(0, 80);
        });
        active.delete(name);
        const note = remark?.(result);
        line(`  ✓ ${name}  ${note ?? duration(Date.now() - state.since)}`);
        return result;
      } catch (error) {
        active.delete(name);
        line(`  ✗ ${name}  ${duration(Date.now() - state.since)}`);
        throw error;
      } finally {
        if (active.size === 0) {
          clearInterval(timer);
          timer = undefined;
          clear();
        }
      }
    },
  };
}
