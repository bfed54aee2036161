import { readFileSync } from 'node:fs';

const TICKS_PER_S = 100;

/** @param {number} pid @returns {number} CPU time of a process in seconds, user and system (Linux). */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
}
