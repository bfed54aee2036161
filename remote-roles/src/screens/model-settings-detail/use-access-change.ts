import { useLate } from '@cabinet/kernel/state';
import { useMemo } from 'react';
import { type ModelDetail, useDraftAccess, useModelAccess } from '../../api/models.ts';
import { changedDraft, changedRoles } from './access-change.ts';

const TYPING_PAUSE_MS = 300;

/** Whom it affects what is typed: nobody as long as rules would see no difference. */
export function useAccessChange(model: ModelDetail, values: Parameters<typeof changedDraft>[1]) {
  const { developer, type, tags } = values;
  const draft = useMemo(() => changedDraft(model, { developer, type, tags }), [model, developer, type, tags]);
  const asked = useLate(draft, TYPING_PAUSE_MS);
  const now = useModelAccess(model.id);
  const next = useDraftAccess(asked);
  if (draft === null) return { state: 'same' } as const;
  const error: unknown = next.error ?? now.error;
  if (asked !== draft || next.isLoading || now.isLoading) return { state: 'pending' } as const;
  if (error !== undefined || next.data === undefined || now.data === undefined) {
    const onRetry = () => {
      if (next.error !== undefined) void next.mutate();
      if (now.error !== undefined) void now.mutate();
    };
    return { state: 'failed', onRetry } as const;
  }
  return {
    state: 'ready',
    now: now.data.people.allowed,
    next: next.data.people.allowed,
    ...changedRoles(now.data, next.data),
  } as const;
}

export type AccessChange = ReturnType<typeof useAccessChange>;
