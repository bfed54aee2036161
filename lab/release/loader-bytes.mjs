import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { builtSite } from '../../scripts/lib/stack.mjs';
import { markdownTable } from '../../scripts/lib/table.mjs';

/** What of the host loads remotes: start of a file's name → bytes, brotli, at commit dfc36a6, before there were releases. */
const BEFORE = {
  host: { bytes: 69_797, what: "the host's script" },
  federation: { bytes: 1270, what: 'the chunk with the federation runtime' },
  upkeep: { bytes: 0, what: 'what watches the registry, in an idle moment' },
};

/**
 * Bytes of the loader in the built host, beside those of before.
 *
 * @returns {Promise<string>} Markdown.
 */
export async function bytesTable() {
  // A site may hold files of several builds of the host.
  const files = await readdir(path.join(ROOT, 'host', 'dist'));
  const rows = await Promise.all(
    Object.entries(BEFORE).map(async ([start, { bytes: before, what }]) => {
      const file = files.find((name) => name.startsWith(`${start}.`) && name.endsWith('.js'));
      const { size } = await stat(path.join(builtSite, 'host', `${file}.br`));
      return { what, before, after: size };
    }),
  );
  const sum = rows.reduce(
    (total, { before, after }) => ({
      what: 'together',
      before: total.before + before,
      after: total.after + after,
    }),
    { what: 'together', before: 0, after: 0 },
  );
  return markdownTable([
    ['loader in the host, bytes, brotli', 'at dfc36a6', 'now', 'more'],
    ...[...rows, sum].map(({ what, before, after }) => [what, before, after, after - before]),
  ]);
}
