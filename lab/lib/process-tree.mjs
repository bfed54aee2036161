import { readFileSync } from 'node:fs';

/**
 * A process and everything that it has started and that still runs (Linux).
 *
 * @param {number | undefined} pid
 * @returns {number[]}
 */
export function treeOf(pid) {
  if (pid === undefined) return [];
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return [pid, ...(children === '' ? [] : children.split(' ').flatMap((each) => treeOf(Number(each))))];
  } catch {
    return [];
  }
}
