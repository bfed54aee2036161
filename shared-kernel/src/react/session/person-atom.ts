import { atom, type WritableAtom } from 'jotai';
import { userAtom } from './session-atoms.ts';

/** A value that belongs to the person who is signed in. For anybody else at this browser it is `initial`. */
export function personAtom<Value>(initial: Value): WritableAtom<Value, [Value], void> {
  const ownedAtom = atom<{ readonly ownerId: string | undefined; readonly value: Value } | null>(null);
  return atom(
    (get) => {
      const owned = get(ownedAtom);
      return owned !== null && owned.ownerId === get(userAtom)?.id ? owned.value : initial;
    },
    (get, set, value) => set(ownedAtom, { ownerId: get(userAtom)?.id, value }),
  );
}
