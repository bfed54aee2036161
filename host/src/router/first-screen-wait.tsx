import { useCurrentUser } from '@cabinet/kernel/session';
import { useState } from 'react';
import type { OfferedRoute } from '../federation/remotes.ts';
import { nameOf } from '../shell/footer/name-of.ts';
import { headingWords } from './heading-words.ts';
import { ScreenHeading } from './screen-heading.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { SessionWait } from './session-wait.tsx';

/** Stands in for the first screen while its code is on the way: what the HTML has drawn, in a shell that is alive. */
export function FirstScreenWait({ route }: { readonly route: OfferedRoute }) {
  const user = useCurrentUser();
  const [words] = useState(() => user && headingWords(route.title, user));
  if (user === null || words === null) return <SessionWait />;
  const { skeleton: kind = 'page' } = route;
  const person = { name: nameOf(user), avatar: user.avatar };
  return <ScreenSkeleton kind={kind} heading={<ScreenHeading kind={kind} words={words} person={person} />} />;
}
