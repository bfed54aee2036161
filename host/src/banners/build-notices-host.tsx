import { useAtomValue } from '@cabinet/kernel/state';
import { useLazyPart } from '@cabinet/kernel/ui';
import { buildNewsAtom } from '../federation/build-news.ts';

const importNotices = () => import(/* webpackChunkName: "notices" */ './build-notices.tsx');

/** Tells what is unusual about the builds that run in the page. */
export function BuildNoticesHost() {
  const news = useAtomValue(buildNewsAtom);
  const Notices = useLazyPart(importNotices, { isWanted: news !== null });
  return news && Notices && <Notices {...news} />;
}
