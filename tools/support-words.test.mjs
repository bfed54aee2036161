import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { it } from 'node:test';
import { readText, textFilesBelow } from './product-citations.mjs';

// Whoever is sent to support must find it: only `SupportContact` and the foot of letters say the word, because they say
// nothing where a deployment names no contact (docs/product.md, §2.15).

const ROOT = join(import.meta.dirname, '..');
const SPEAKS = /^(?:api|host|remote-[^/]+|shared-[^/]+)$/;
const IS_SOURCE = /(?:^|\/)(?:src\/.*|[^/]*\.contract)(?<!\.test|\.d|-fixtures)\.tsx?$/;
const SAYS = /поддержк/i;
const IS_COMMENT = /^\s*(?:\/\/|\/?\*)/;
const MAY_SAY = [
  'api/src/lib/mail/support-line.ts',
  'shared-kernel/src/react/ui/public-links/support-words.ts',
];

/** Lines of a text in which support is named, numbered. @param {string} text */
const sayings = (text) =>
  text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), at: index + 1 }))
    .filter(({ line }) => SAYS.test(line) && !IS_COMMENT.test(line));

it('no text sends people to support but by the component that knows whether there is one', () => {
  const files = readdirSync(ROOT)
    .filter((folder) => SPEAKS.test(folder))
    .flatMap((folder) => textFilesBelow(join(ROOT, folder)))
    .map((path) => relative(ROOT, path))
    .filter((file) => IS_SOURCE.test(file));
  assert.ok(files.length > 1200, `${files.length} files`);
  const said = files.flatMap((file) =>
    sayings(readText(join(ROOT, file))).map(({ line, at }) => ({ file, said: `${file}:${at}: ${line}` })),
  );
  assert.deepEqual(
    said.filter(({ file }) => !MAY_SAY.includes(file)).map(({ said }) => said),
    [],
  );
  for (const file of MAY_SAY)
    assert.ok(
      said.some((each) => each.file === file),
      file,
    );
});
