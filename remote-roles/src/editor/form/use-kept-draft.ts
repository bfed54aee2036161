import { useCallback, useEffect, useState } from 'react';
import type { RoleDraft } from '../draft.ts';
import { type DraftBase, dropDraft, readDraft, type StoredDraft, storeDraft } from '../start/stored-draft.ts';

interface KeptDraftOptions {
  readonly key: string;
  readonly draft: RoleDraft;
  readonly base: DraftBase | null;
  readonly hasChanges: boolean;
}

export interface KeptDraft {
  /** What was found when the editor opened, until it is answered. */
  readonly offer: StoredDraft | null;
  settle(): void;
  /** The person leaves without saving, or has saved. */
  forget(): void;
}

/** Keeps what is typed, so that it comes back after a reload or another sign-in; it never comes back by itself. */
export function useKeptDraft({ key, draft, base, hasChanges }: KeptDraftOptions): KeptDraft {
  const [offer, setOffer] = useState(() => readDraft(key));
  const isOffered = offer !== null;
  useEffect(
    function keepDraft() {
      if (hasChanges) {
        // Of a whole role, which the base may be, no more than what the draft is compared with.
        const from = base && {
          roleName: base.roleName,
          description: base.description,
          permissions: base.permissions,
          version: base.version,
        };
        storeDraft(key, { savedAt: new Date().toISOString(), draft, base: from });
      } else if (!isOffered) dropDraft(key);
    },
    [key, draft, base, hasChanges, isOffered],
  );
  return {
    offer,
    settle: useCallback(() => setOffer(null), []),
    forget: useCallback(() => dropDraft(key), [key]),
  };
}
