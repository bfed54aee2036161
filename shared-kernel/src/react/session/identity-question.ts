import { atom } from 'jotai';
import { askIdentityBy } from '../http/confirm-identity.ts';
import type { CabinetStore } from '../store/cabinet-store.ts';
import { sessionAtom } from './session-atoms.ts';

/** The question who the person is, while the page asks it (product §12.10). Calls wait for its answer. */
export interface IdentityQuestion {
  /** How the person may prove it, the first way first: `passkey`, `totp` or `password`. */
  readonly methods: readonly string[];
  /** Ends the question. The calls that wait are repeated, or fail as they were refused. */
  answer(isConfirmed: boolean): void;
}

/** What the page asks; `null` without a question. The host draws it. */
export const identityQuestionAtom = atom<IdentityQuestion | null>(null);

/** Lets the transport ask. A session that ends or begins ends the question, because its answer would prove nothing. */
export function askIdentity(store: CabinetStore): () => void {
  const giveUp = () => store.get(identityQuestionAtom)?.answer(false);
  const stopAsking = askIdentityBy(
    (methods) =>
      new Promise((resolve) => {
        const question: IdentityQuestion = {
          methods,
          answer(isConfirmed) {
            // A proof may be answered after its question was closed, while the next one stands.
            if (store.get(identityQuestionAtom) === question) store.set(identityQuestionAtom, null);
            resolve(isConfirmed);
          },
        };
        store.set(identityQuestionAtom, question);
      }),
  );
  let { epoch } = store.get(sessionAtom);
  const stopWatching = store.sub(sessionAtom, () => {
    const { epoch: next } = store.get(sessionAtom);
    if (next === epoch) return;
    epoch = next;
    giveUp();
  });
  return () => {
    stopAsking();
    stopWatching();
    giveUp();
  };
}
