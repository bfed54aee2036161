import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from './paths.mjs';
import { hasPromtool, promtoolFailure } from './promtool.mjs';

const isInstalled = await hasPromtool();

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

const tests = read('deploy/prometheus/rules.test.yaml');
const alerts = read('deploy/prometheus/rules.yaml')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({ name: text.split('\n')[0] ?? '', text }));

/** The anchor of a heading, as it is made from its text. @param {string} heading */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');

/** @param {string} text @param {RegExp} pattern */
const captured = (text, pattern) => pattern.exec(text)?.[1] ?? '';

describe('the alerts', () => {
  it('are there', () => assert.ok(alerts.length > 10));

  for (const { name, text } of alerts) {
    it(`${name} waits, says how bad it is and leads to what is to be done`, () => {
      assert.match(text, /^ {8}for: \d+m$/m);
      assert.match(text, /^ {8}labels: \{ severity: (critical|warning) \}$/m);
      assert.match(text, /^ {10}summary: \S/m);
      const [page = '', anchor] = captured(text, /^ {10}runbook: (\S+)$/m).split('#');
      const headings = [...read(page).matchAll(/^## (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
      assert.ok(headings.includes(anchor ?? ''), `${page} has #${anchor}`);
      assert.ok(read(page).includes(`\`${name}\``), `${page} names it`);
    });

    it(`${name} is tested`, () => {
      const severity = captured(text, /severity: (\w+)/);
      assert.match(tests, new RegExp(`alertname="${name}", alertstate="firing", .*severity="${severity}"`));
    });
  }

  // Without promtool the test counts as skipped. `pnpm check:alerts` demands it.
  it('pass what promtool asks', { skip: !isInstalled && 'promtool is not installed' }, async () => {
    /** @type {string[]} */
    const lines = [];
    assert.equal(await promtoolFailure((line) => lines.push(line)), undefined, lines.join('\n'));
  });
});
