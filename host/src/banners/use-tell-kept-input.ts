import { notify } from '@cabinet/kernel/notify';
import { hasLostRightAtom } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { useEffect } from 'react';

/** Long enough to be read beside a form that somebody is busy with. It stands above a dialog too. */
const SHOWN_MS = 60_000;

/** Says to whoever is typing that they have lost a right (product §4.15). */
export function useTellKeptInput(): void {
  const hasLostRight = useAtomValue(hasLostRightAtom);
  useEffect(
    function tellKeptInput() {
      if (!hasLostRight) return undefined;
      const takeAway = notify.warning(
        'То, что вы ввели, осталось на экране. Если сохранить не получится, скопируйте нужное и закройте форму.',
        { title: 'Часть прав у вас забрали', durationMs: SHOWN_MS },
      );
      // Behind the render: the toaster draws at once.
      return () => queueMicrotask(takeAway);
    },
    [hasLostRight],
  );
}
