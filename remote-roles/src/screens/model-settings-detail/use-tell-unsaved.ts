import { useEffect } from 'react';

/** Tells the screen whether a part of it holds something unsaved: a router asks one question at a time. */
export function useTellUnsaved(isUnsaved: boolean, tell: (isUnsaved: boolean) => void): void {
  useEffect(
    function tellScreen() {
      tell(isUnsaved);
      return () => tell(false);
    },
    [isUnsaved, tell],
  );
}
