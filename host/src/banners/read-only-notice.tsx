import { get } from '@cabinet/kernel/http';
import { rateLimitAtom } from '@cabinet/kernel/session';
import { useStore } from '@cabinet/kernel/state';
import { Banner } from '@cabinet/kernel/ui';
import { useEffect } from 'react';
import { askInSight } from '../page/ask-in-sight.ts';

const ASK_EVERY_MS = 5_000;

/** Says that nothing can be saved, and asks the API a cheap question until an answer says otherwise (product §8.11). */
export default function ReadOnlyNotice() {
  const store = useStore();
  useEffect(
    function askUntilWritable() {
      const ask = () =>
        !store.get(rateLimitAtom).isRateLimited &&
        // Of a stranger too, whose 401 tells as much. What is heard of it is heard by the session.
        get('users/me/balance', { anonymous: true }).catch(() => undefined);
      return askInSight(ask, { everyMs: ASK_EVERY_MS });
    },
    [store],
  );
  return (
    <Banner title="Сейчас можно только смотреть">
      Изменения временно недоступны, мы уже восстанавливаем работу. То, что вы ввели, останется на экране.
    </Banner>
  );
}
