import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { atEnd } from '../lib/scratch-run.mjs';

const PERIOD_US = 100_000;
const ROOT = '/sys/fs/cgroup';
/** The hierarchy of its own that cgroup v1 has; in v2 there is one for all. */
const V1 = path.join(ROOT, 'cpu');

/**
 * Leaves a process so much of a core, as a machine of its own would (cgroup, Linux, as root).
 *
 * @param {number} pid
 * @param {number} share
 */
export function limitCpu(pid, share) {
  const quota = Math.round(share * PERIOD_US);
  const isV1 = existsSync(path.join(V1, 'cpu.cfs_quota_us'));
  const group = path.join(isV1 ? V1 : ROOT, `cabinet-bench-${pid}`);
  const write = (/** @type {string} */ file, /** @type {string} */ text) =>
    writeFileSync(path.join(group, file), text);
  mkdirSync(group);
  atEnd(async () => {
    writeFileSync(path.join(path.dirname(group), 'cgroup.procs'), String(pid));
    rmdirSync(group);
  });
  if (isV1) {
    write('cpu.cfs_period_us', String(PERIOD_US));
    write('cpu.cfs_quota_us', String(quota));
  } else write('cpu.max', `${quota} ${PERIOD_US}`);
  write('cgroup.procs', String(pid));
}
