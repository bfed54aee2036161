import { join } from 'node:path';
import { findCrossings } from './cruise.mjs';

const { crossings, modules } = await findCrossings(join(import.meta.dirname, '..', '..'));
for (const { rule, from, to, comment } of crossings) console.error(`${from} → ${to}\n  ${rule}: ${comment}`);
console.log(`${modules} modules looked at, ${crossings.length} imports across a border`);
process.exitCode = crossings.length === 0 && modules > 0 ? 0 : 1;
