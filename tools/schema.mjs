import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readSql } from '../api/sql-module.mjs';
import { currentSql } from './schema/current-sql.mjs';
import { rowTypes } from './schema/row-types.mjs';
import { writeOrCheck } from './write-or-check.mjs';

// What the database is, from one that was migrated in memory.
//   pnpm schema           writes api/src/db/schema.generated.ts and api/src/db/schema/current.sql
//   … schema.mjs --check  fails when one of them is not what would be written

const FOLDER = 'api/src/db';

const folder = join(import.meta.dirname, '..', FOLDER);
const names = readdirSync(join(folder, 'migrations')).filter((name) => name.endsWith('.sql'));
const migrations = names.sort().map((name) => readSql(join(folder, 'migrations', name)));

const database = await PGlite.create();
await database.exec('set check_function_bodies = off');
// A statement that commits by itself must not share an execution with others.
for (const migration of migrations)
  for (const step of migration.split(/^-- step.*$/m)) await database.exec(step);
const types = await rowTypes(database);
const schema = await currentSql(database, migrations.join('\n'), join(folder, 'functions'));
await database.close();

writeOrCheck(`${FOLDER}/schema.generated.ts`, types, 'pnpm schema');
writeOrCheck(`${FOLDER}/schema/current.sql`, schema, 'pnpm schema');
