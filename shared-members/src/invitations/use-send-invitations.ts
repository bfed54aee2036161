import { ApiError, createIdempotencyKey, isUnconfirmed } from '@cabinet/kernel/http';
import { useRef, useState } from 'react';
import { type Invitee, type Inviting, invite, type SentInvitation } from './invitations.ts';

/** What became of one e-mail. */
export type Outcome =
  | { readonly email: string; readonly kind: 'sent'; readonly invitation: SentInvitation }
  | { readonly email: string; readonly kind: 'refused' | 'skipped'; readonly reason: string };

const UNKNOWN_FAILURE = 'Не удалось отправить. Попробуйте ещё раз';

/** A complaint about a field says more than the message of the whole. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return UNKNOWN_FAILURE;
  return Object.values(error.fields)[0] ?? error.message;
}

/** Refusals that every later letter would get as well: no answer, no session, no proof of it, too many requests. */
const isForAll = (error: unknown) =>
  isUnconfirmed(error) ||
  (error instanceof ApiError && (error.status === 0 || error.status === 401 || error.status === 429));

/** Whether nobody knows if the letter has gone: a repeat must carry the same key. */
const isUncertain = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** The key of each attempt, kept until its answer is known. */
function useAttemptKeys() {
  const keys = useRef(new Map<string, string>());
  return {
    keyOf(content: string): string {
      const key = keys.current.get(content) ?? createIdempotencyKey();
      keys.current.set(content, key);
      return key;
    },
    forget: (content: string) => void keys.current.delete(content),
  };
}

/** Sends letters one by one and tells what became of each as it is known. */
export function useSendInvitations(of: Inviting) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const attempts = useAttemptKeys();

  async function sendOne(invitee: Invitee): Promise<{ readonly outcome: Outcome; readonly isLast: boolean }> {
    const { email } = invitee;
    const content = JSON.stringify(invitee);
    try {
      const invitation = await invite(of, invitee, attempts.keyOf(content));
      attempts.forget(content);
      return { outcome: { email, kind: 'sent', invitation }, isLast: false };
    } catch (error) {
      if (!isUncertain(error)) attempts.forget(content);
      return { outcome: { email, kind: 'refused', reason: reasonOf(error) }, isLast: isForAll(error) };
    }
  }

  async function send(invitees: readonly Invitee[]): Promise<readonly Outcome[]> {
    const known: Outcome[] = [];
    setOutcomes([]);
    let isOver = false;
    for (const invitee of invitees) {
      if (isOver) {
        known.push({ email: invitee.email, kind: 'skipped', reason: 'не отправляли' });
      } else {
        const { outcome, isLast } = await sendOne(invitee);
        known.push(outcome);
        isOver = isLast;
      }
      setOutcomes([...known]);
    }
    return known;
  }

  return { outcomes, send };
}
