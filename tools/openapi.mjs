import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { clientSchemas } from './client-calls.mjs';
import { writeOrCheck } from './write-or-check.mjs';

// The client's types of the API, generated from the API's own OpenAPI document.
//   pnpm openapi            writes shared-kernel/src/react/http/schema.d.ts
//   … openapi.mjs --check   fails when that file is not what would be written

const ROOT = join(import.meta.dirname, '..');
const HEADER = '// Generated from the API by `pnpm openapi`. Do not edit.\n\n';

const document = execFileSync(process.execPath, [join(ROOT, 'api', 'dist', 'openapi.mjs')], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const slim = {
  openapi: '3.1.0',
  info: { title: 'Cabinet', version: '1' },
  paths: {},
  components: { schemas: clientSchemas(JSON.parse(document)) },
};
const ast = await openapiTS(Buffer.from(JSON.stringify(slim)), { immutable: true });
const text = HEADER + astToString(ast);

writeOrCheck('shared-kernel/src/react/http/schema.d.ts', text, 'pnpm openapi');
