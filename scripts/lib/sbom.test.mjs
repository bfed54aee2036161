import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { ROOT } from './paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
after(() => rmSync(folder, { recursive: true }));

it('names what runs in production, each with its version and licence, and nothing that only tests and builds need', () => {
  const file = join(folder, 'sbom.json');
  execFileSync(process.execPath, [join(ROOT, 'scripts/sbom.mjs'), '--to', file], { stdio: 'pipe' });
  /** @type {{bomFormat: string, components: {group?: string, name: string, version: string, licenses?: unknown}[]}} */
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8'));
  assert.equal(bomFormat, 'CycloneDX');
  const named = new Map(
    components.map(({ group, name, ...rest }) => [group ? `${group}/${name}` : name, rest]),
  );
  for (const name of ['fastify', 'pg', 'react', 'nodemailer', '@chakra-ui/react', 'sharp']) {
    assert.match(named.get(name)?.version ?? '', /^\d/, name);
    assert.ok(named.get(name)?.licenses, name);
  }
  for (const name of ['jest', '@playwright/test', '@biomejs/biome', '@rspack/core', 'subset-font'])
    assert.equal(named.has(name), false, name);
});
