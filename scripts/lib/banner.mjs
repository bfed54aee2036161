import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.mjs';

/**
 * What the person needs once everything is up.
 *
 * @param {{url: string, demo: boolean, startedMs: number, mailUrl?: string, note?: string}} facts
 */
export function banner({ url, demo, startedMs, mailUrl, note }) {
  const rule = '─'.repeat(64);
  const lines = [rule, `  Cabinet is running: ${url}`, `  Started in ${(startedMs / 1000).toFixed(1)} s`];
  if (demo) {
    const width = Math.max(...DEMO_ACCOUNTS.map(([email = '']) => email.length));
    lines.push('', `  Demo accounts, one password for all: ${DEMO_PASSWORD}`);
    for (const [email = '', who] of DEMO_ACCOUNTS) lines.push(`    ${email.padEnd(width)}  ${who}`);
    if (mailUrl) lines.push('', `  Letters (password reset codes): ${mailUrl}`);
  }
  if (note) lines.push('', `  ${note}`);
  lines.push('', '  Ctrl-C stops everything.', rule);
  return lines.join('\n');
}
