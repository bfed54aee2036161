import { isNewEntry } from '@cabinet/kernel/router';
import { useEffect, useState } from 'react';

const importLead = () => import(/* webpackChunkName: "lead-to-part" */ './lead-to-part.ts');

/**
 * Leads to the part of the page that the address names by its hash (product §2.14), once for each opening: whoever comes
 * back or loads the page again finds the place that they left.
 */
export function useNamedPart({ hash, key }: { readonly hash: string; readonly key: string }): void {
  const [led] = useState(() => new Set(isNewEntry(key) ? [] : [key]));
  useEffect(
    function lead() {
      if (hash === '' || led.has(key)) return;
      led.add(key);
      const leaving = new AbortController();
      importLead()
        .then(({ leadToPart }) => leadToPart(hash.slice(1), leaving.signal))
        // Without its chunk the page is there all the same, from its beginning.
        .catch(() => undefined);
      return () => leaving.abort();
    },
    [hash, key, led],
  );
}
