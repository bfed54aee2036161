import { useLate } from '@cabinet/kernel/state';
import { useMemo } from 'react';
import { useDraftAccess } from '../../api/models.ts';
import { draftOf, type ModelValues } from './model-form-values.ts';

const TYPING_PAUSE_MS = 350;

/** To whom the model would open as it is typed; the answer before stays in sight while the next is on its way. */
export function useLiveAccess({ id, developer, type, tags }: ModelValues) {
  const draft = useMemo(() => draftOf({ id, developer, type, tags }), [id, developer, type, tags]);
  const asked = useLate(draft, TYPING_PAUSE_MS);
  const { data, error, isLoading, mutate } = useDraftAccess(asked);
  return {
    access: asked === null ? undefined : data,
    isEmpty: draft === null,
    isPending: draft !== null && (asked !== draft || isLoading),
    error: asked === null ? undefined : error,
    retry: () => void mutate(),
  };
}
