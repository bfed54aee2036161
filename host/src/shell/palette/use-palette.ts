import { useNavigate } from '@cabinet/kernel/router';
import { rateLimitAtom, useCurrentUser } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { useMemo, useState } from 'react';
import { findCommands } from './find-commands.ts';
import { findableKinds } from './findable-kinds.ts';
import { foundGroups, titlesOf } from './found-groups.ts';
import { optionRuns } from './palette-option-list.ts';
import { useCommands } from './use-commands.ts';
import { useFoundThings } from './use-found-things.ts';
import { useWordedOffer } from './worded-offer.ts';

/** What the palette knows and finds for what is typed (product §2.14). */
export function usePalette() {
  const [query, setQuery] = useState('');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const offer = useWordedOffer();
  const { isRateLimited } = useAtomValue(rateLimitAtom);
  const kinds = useMemo(() => (user === null ? [] : findableKinds(offer.routes, user)), [offer.routes, user]);
  const commands = findCommands(useCommands(offer), query);
  const found = useFoundThings(kinds, query, { isPaused: isRateLimited });
  const groups = foundGroups(kinds, found);
  const runs = optionRuns(commands, groups, (to) => void navigate(to));
  return {
    query,
    setQuery,
    commands,
    groups,
    runs,
    /** What of each kind a person may type. */
    typed: [...new Set(kinds.map((kind) => kind.typed))],
    titles: [...new Set(kinds.map(({ title }) => title))],
    failed: titlesOf('failed', kinds, found),
    /** The text fits too much of them. */
    tooMany: titlesOf('tooMany', kinds, found),
    isLoading: query.trim() !== '' && (found.isLoading || !offer.isWhole),
    isPaused: isRateLimited && kinds.length > 0,
    retry: found.retry,
  };
}

/** See {@link usePalette}. */
export type Palette = ReturnType<typeof usePalette>;
