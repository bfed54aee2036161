import { serialiseModelAccess } from '@cabinet/kernel/core/model-access';
import { useLate, useSWR } from '@cabinet/kernel/state';
import { useMemo } from 'react';
import { type ReplayDays, replayDraft } from '../../api/dynamic.ts';
import type { DraftAccess } from '../draft.ts';

const PAUSE_MS = 600;

/** What the draft would have refused, asked once the rules rest; until the answer comes the former one stands. */
export function useReplay({
  access,
  roleId,
  days,
}: {
  readonly access: DraftAccess;
  readonly roleId: string;
  readonly days: ReplayDays;
}) {
  const rules = useMemo(() => JSON.stringify(serialiseModelAccess(access)), [access]);
  const asked = useLate(rules, PAUSE_MS);
  const answer = useSWR(
    ['role-replay', roleId, days, asked] as const,
    ([, id, of, permissions]) => replayDraft({ permissions: JSON.parse(permissions), roleId: id, days: of }),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return { ...answer, isOld: answer.isLoading || asked !== rules };
}
