import { type Data, get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';
import type { Trial } from '../federation/build-news.ts';

export type StoredBuild = Data<'GET admin/remotes/{name}/builds/{build}'>;

/** A build of the store, with who has put it there. */
export function useStoredBuild({ remote, build }: Pick<Trial, 'remote' | 'build'>) {
  return useSWR(['stored-build', remote, build] as const, ([, name]) =>
    get('admin/remotes/{name}/builds/{build}', { path: { name, build } }),
  );
}
