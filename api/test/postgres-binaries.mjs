import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOnPath } from '../../scripts/lib/programs.mjs';

/** The folder with initdb and postgres, or undefined where PostgreSQL is not installed. */
export function postgresBinaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...foldersOnPath()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}
