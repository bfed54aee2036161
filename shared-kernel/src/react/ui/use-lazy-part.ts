import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';

/** Loads a module whose default export is a component. It must be the same function at every render. */
export type LazyPartLoader<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** How {@link useLazyPart} behaves. */
export interface LazyPartOptions {
  /** Loads nothing until it is true, which it is unless told otherwise. */
  readonly isWanted?: boolean | undefined;
  /** Reports that a part for which a person has asked did not come. It is called once, at the first load that fails. */
  readonly onFailure?: (() => void) | undefined;
}

/** The pause is doubled after each load that fails, because the network may be back before it works. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Parts that have come once. A screen that is opened again shows them with its first picture. */
let arrived = new WeakMap<object, unknown>();

/** Starts over, as on a fresh page. Only tests use it. */
export function forgetLazyParts(): void {
  arrived = new WeakMap();
}

function recall<Props>(load: LazyPartLoader<Props>): { readonly Part: ComponentType<Props> } | null {
  const Part = arrived.get(load);
  // The key is the loader itself, so its own type says what came of it.
  return Part === undefined ? null : { Part: Part as ComponentType<Props> };
}

/**
 * A part of the page whose code comes when it is wanted; `null` until then.
 *
 * Unlike with `React.lazy`, a load that fails harms nobody. The page goes on without the part, and the load is repeated
 * after a while, when the network returns, and when the part is wanted again.
 */
export function useLazyPart<Props>(
  load: LazyPartLoader<Props>,
  { isWanted = true, onFailure }: LazyPartOptions = {},
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState(() => recall(load));
  const tellFailure = useRef(onFailure);
  const isMissing = isWanted && loaded === null;

  useEffect(function keepTeller() {
    tellFailure.current = onFailure;
  });

  useEffect(
    function bringPart() {
      if (!isMissing) return;
      let isCurrent = true;
      let isUnderWay = false;
      let isWorthAnother = false;
      let hasTold = false;
      let pauseMs = FIRST_PAUSE_MS;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const attempt = () => {
        clearTimeout(timer);
        // The network returned before a load without it has failed, and another load now would share its failure.
        if (isUnderWay) {
          isWorthAnother = true;
          return;
        }
        isUnderWay = true;
        void load().then(
          (module) => {
            arrived.set(load, module.default);
            if (isCurrent) startTransition(() => setLoaded({ Part: module.default }));
          },
          () => {
            isUnderWay = false;
            if (!isCurrent) return;
            if (isWorthAnother) {
              isWorthAnother = false;
              return attempt();
            }
            timer = setTimeout(attempt, pauseMs);
            pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
            if (!hasTold) tellFailure.current?.();
            hasTold = true;
          },
        );
      };
      attempt();
      window.addEventListener('online', attempt);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
        window.removeEventListener('online', attempt);
      };
    },
    [load, isMissing],
  );

  return loaded?.Part ?? null;
}
