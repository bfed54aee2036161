import type { WireData } from '../react/http/calls.ts';
import { type Camel, renameKeys, toCamelName } from '../react/http/rename-keys.ts';
import { sessionAtom } from '../react/session/session-atoms.ts';
import { INITIAL_SESSION, type Session } from '../react/session/session-machine.ts';
import { type CabinetStore, createCabinetStore } from '../react/store/cabinet-store.ts';

/** What the interface makes of an answer: the same with its names in camelCase. */
export function received<Shape>(answer: Shape): Camel<Shape> {
  return renameKeys(answer, toCamelName) as Camel<Shape>;
}

function storeOf(session: Partial<Session>): CabinetStore {
  const store = createCabinetStore();
  store.set(sessionAtom, { ...INITIAL_SESSION, ...session });
  return store;
}

/** A store in which this person is signed in. */
export function signedInStore(answer: WireData<'GET users/me'>, change: Partial<Session> = {}): CabinetStore {
  return storeOf({ who: { kind: 'known', current: received(answer) }, ...change });
}

/** A store in which it is known that nobody is signed in. */
export function signedOutStore(change: Partial<Session> = {}): CabinetStore {
  return storeOf({ who: { kind: 'noCookies' }, ...change });
}
