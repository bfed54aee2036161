import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { versionProblem } from './kernel-version.mjs';

/** @param {string} version @param {string[]} lines */
const kernel = (version, lines) => ({
  version,
  report: `# API of @cabinet/kernel\n\n## core/text\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`,
});

const PLURAL = 'function plural(count: number): string;';
const QUOTED = 'const quoted: (text: string) => string;';
const before = kernel('1.3.2', [PLURAL, QUOTED]);

describe('the version of a kernel', () => {
  it('may stay where the report does', () => {
    assert.equal(versionProblem(before, kernel('1.3.2', [PLURAL, QUOTED])), undefined);
    assert.equal(versionProblem(before, kernel('1.3.3', [PLURAL, QUOTED])), undefined);
  });

  it('gets a new minor with a name more or a signature that is another', () => {
    const more = [PLURAL, QUOTED, 'Decimal // from decimal.js'];
    const other = [PLURAL.replace('number', 'number | string'), QUOTED];
    assert.match(
      versionProblem(before, kernel('1.3.3', more)) ?? '',
      /must be 1\.4\.0.*Decimal of core\/text/,
    );
    assert.match(
      versionProblem(before, kernel('1.3.2', other)) ?? '',
      /must be 1\.4\.0.*plural of core\/text/,
    );
    assert.equal(versionProblem(before, kernel('1.4.0', more)), undefined);
  });

  it('gets a new major with a name less', () => {
    assert.match(
      versionProblem(before, kernel('1.4.0', [PLURAL])) ?? '',
      /must be 2\.0\.0.*quoted of core\/text/,
    );
    assert.equal(versionProblem(before, kernel('2.0.0', [PLURAL])), undefined);
  });
});
