import { isMissing } from '@cabinet/kernel/http';
import type { User } from '@cabinet/kernel/session';
import { useState } from 'react';
import { type Role, type RoleScope, useRole } from '../../api/roles.ts';
import { type Suggestions, useSuggestions } from '../../api/suggestions.ts';
import { knownValues } from '../draft.ts';
import { type EditorStart, isInScope, startEmpty, startOfCopy, startOfRole } from './editor-start.ts';

interface Asked {
  readonly scope: RoleScope;
  readonly roleId: string | null;
  readonly copyOf: string | undefined;
  readonly user: User;
}

export type Loading =
  | { readonly state: 'pending' }
  | { readonly state: 'notFound' }
  | { readonly state: 'failed'; readonly error: unknown; readonly onRetry: () => void }
  | { readonly state: 'ready'; readonly start: EditorStart; readonly suggestions: Suggestions };

function startOf({ scope, roleId, user }: Asked, source: Role | undefined, suggestions: Suggestions) {
  if (source === undefined) return startEmpty(scope);
  const known = knownValues(suggestions);
  if (roleId !== null) return startOfRole(source, known);
  return startOfCopy(source, known, { scope, held: user.roleInfo.permissions });
}

/** Brings the role, or the one that is copied, and what rules may name. What has come once stays: it is being edited. */
export function useEditorStart(asked: Asked): Loading {
  const [ready, setReady] = useState<Loading | null>(null);
  const sourceId = asked.roleId ?? asked.copyOf ?? null;
  const source = useRole(sourceId);
  const suggestions = useSuggestions();
  if (ready !== null) return ready;
  if (isMissing(source.error)) return { state: 'notFound' };
  const error: unknown = source.error ?? suggestions.error;
  if (error !== undefined) {
    const onRetry = () => {
      if (source.error !== undefined) void source.mutate();
      if (suggestions.error !== undefined) void suggestions.mutate();
    };
    return { state: 'failed', error, onRetry };
  }
  // A role from the cache may be older than what somebody else has saved meanwhile.
  if (
    suggestions.data === undefined ||
    (sourceId !== null && (source.data === undefined || source.isValidating))
  )
    return { state: 'pending' };
  if (source.data !== undefined && !isInScope(source.data, asked.scope)) return { state: 'notFound' };
  const loaded: Loading = {
    state: 'ready',
    start: startOf(asked, source.data, suggestions.data),
    suggestions: suggestions.data,
  };
  setReady(loaded);
  return loaded;
}
