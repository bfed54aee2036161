import type { FormikContextType } from '@cabinet/kernel/forms';
import { useCallback, useMemo } from 'react';
import type { DraftAccess, RoleDraft } from '../draft.ts';

/** What the tabs show and change: the same objects as long as nothing of theirs has changed. */
export function useDraftParts({ values, setValues }: FormikContextType<RoleDraft>) {
  const { granted, all, rules } = values;
  return {
    granted,
    access: useMemo(() => ({ all, rules }), [all, rules]),
    onGranted: useCallback(
      (next: readonly string[]) => void setValues((before) => ({ ...before, granted: next })),
      [setValues],
    ),
    onAccess: useCallback(
      (next: DraftAccess) => void setValues((before) => ({ ...before, all: next.all, rules: next.rules })),
      [setValues],
    ),
  };
}
