import type { AccessDecision } from '@cabinet/kernel/guards';
import { notify } from '@cabinet/kernel/notify';
import { useEffect, useState } from 'react';

interface Visit {
  readonly address: string;
  readonly userId: string | undefined;
  /** Whether the person has been in. */
  readonly wasIn: boolean;
}

interface Watched extends Pick<AccessDecision, 'kind'> {
  readonly title: string;
  readonly address: string;
  readonly userId: string | undefined;
}

/** Says why somebody is taken away from a screen that they were in: it would only be gone. */
export function useTellLostRight({ kind, title, address, userId }: Watched): void {
  const [visit, setVisit] = useState<Visit>({ address, userId, wasIn: kind === 'allow' });
  const isSame = visit.address === address && visit.userId === userId;
  const wasIn = kind === 'allow' || (isSame && visit.wasIn);
  if (!isSame || wasIn !== visit.wasIn) setVisit({ address, userId, wasIn });
  const isExpelled = kind === 'home' && wasIn;
  useEffect(
    function tellLostRight() {
      if (isExpelled)
        notify.warning('Разрешение на него у вас забрали. Что сохранено, осталось.', {
          title: `Раздел «${title}» закрыт`,
        });
    },
    [isExpelled, title],
  );
}
