import { ApiError } from '@cabinet/kernel/http';
import { useRef, useState } from 'react';
import { type Replay, refusedByEdit, replayDraft, USUAL_REPLAY_DAYS } from '../../api/dynamic.ts';

const HTTP_UNAUTHORIZED = 401;

/** What the rules to be saved would have refused; `null`: it could not be found out. */
type ReplayAnswer = Replay | null;

/** Asks before rules are saved that would have refused real requests which the saved ones let pass. */
export interface ReplayQuestion {
  readonly isOpen: boolean;
  /** What is asked about; it stays while the question closes. */
  readonly asked: ReplayAnswer;
  /** Whether to save: at once when the edit would have refused nothing more, else as the person answers. */
  allows(rules: { readonly roleId: string; readonly permissions: readonly string[] }): Promise<boolean>;
  answer(isAllowed: boolean): void;
}

/** Who has to sign in again saves once more afterwards; any other failure only means that nothing is known. */
function unlessSignedOut(error: unknown): null {
  if (error instanceof ApiError && error.status === HTTP_UNAUTHORIZED) throw error;
  return null;
}

export function useReplayQuestion(): ReplayQuestion {
  const [asked, setAsked] = useState<ReplayAnswer>(null);
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<((isAllowed: boolean) => void) | null>(null);
  return {
    isOpen,
    asked,
    async allows({ roleId, permissions }) {
      const replay = await replayDraft({ permissions, roleId, days: USUAL_REPLAY_DAYS }).catch(
        unlessSignedOut,
      );
      if (replay !== null && refusedByEdit(replay) === 0) return true;
      setAsked(replay);
      setOpen(true);
      return new Promise((resolve) => {
        waiting.current = resolve;
      });
    },
    answer(isAllowed) {
      setOpen(false);
      waiting.current?.(isAllowed);
      waiting.current = null;
    },
  };
}
