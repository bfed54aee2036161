import { quoted } from '@cabinet/kernel/core/text';
import { Banner } from '@cabinet/kernel/ui';
import { useState } from 'react';
import type { Group } from '../../../api/group.ts';

/** The name of the group that the person was in as this screen opened, and is in no longer. */
export function useLostGroup(group: Group | null | undefined): string | null {
  const [seen, setSeen] = useState<string | null>(null);
  if (group !== undefined && group !== null && group.name !== seen) setSeen(group.name);
  return group === null ? seen : null;
}

export function LostGroupNotice({ name }: { readonly name: string }) {
  return (
    <Banner tone="warning" title={`Вы больше не в группе ${quoted(name)}`}>
      Владелец исключил вас, или вы вышли из группы в другом окне. Деньги группы вы больше не тратите, а ваши
      личные деньги остались на месте.
    </Banner>
  );
}
