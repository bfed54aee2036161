import { type Data, post } from '@cabinet/kernel/http';

export type Replay = Data<'POST permissions/dynamic/replay'>;
export type ReplayDays = 7 | 30 | 90;
export const USUAL_REPLAY_DAYS = 30;

/** What the edit refuses. An API of an earlier release does not tell that apart, so all refusals stand for it. */
export const refusedByEdit = ({
  refused,
  refusedByEdit: byEdit,
}: Pick<Replay, 'refused' | 'refusedByEdit'>): number => byEdit ?? refused;

/** What the rules would have refused of the real charges of a role's people. */
export function replayDraft({
  permissions,
  roleId,
  days,
}: {
  readonly permissions: readonly string[];
  readonly roleId: string;
  readonly days: ReplayDays;
}): Promise<Replay> {
  return post('permissions/dynamic/replay', { body: { permissions: [...permissions], roleId, days } });
}
