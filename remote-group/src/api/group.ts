import { ApiError, type Data, del, get, patch, post } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

/** The caller's group; what only its owner may read is missing for a member. */
export type Group = NonNullable<Data<'GET group/me'>>;

export type GroupMember = Group['members'][number];

interface MemberId {
  readonly accountId: string;
}

export const groupKeys = { mine: () => 'group/me' as const };

/** As often as the balance: an owner sees what a member spends without a reload. */
const REFRESH_MS = 30_000;

/** `null` for somebody without a group. */
export function useGroup() {
  return useSWR(groupKeys.mine(), () => get('group/me'), {
    refreshInterval: REFRESH_MS,
    dedupingInterval: 5_000,
  });
}

async function store<Stored extends Group | null>(group: Stored): Promise<Stored> {
  await mutate(groupKeys.mine(), group, { revalidate: false });
  return group;
}

export const forgetGroup = () => store(null);

/** Asks anew, whatever was asked a moment ago. */
export async function refreshGroup(): Promise<Group | null> {
  return store(await get('group/me'));
}

/** What a refusal says when the group is not what the screen shows. */
const OUTDATED: readonly (string | null)[] = ['RES.001', 'RES.003'];

/** Reads the group anew where a refusal means that it has changed; tells whether the person is in none any more. */
export async function isGroupGone(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || !OUTDATED.includes(error.code)) return false;
  return refreshGroup().then(
    (group) => group === null,
    () => false,
  );
}

export async function createGroup(name: string, idempotencyKey: string): Promise<Group> {
  return store(await post('group', { body: { name }, idempotencyKey }));
}

export async function renameGroup(name: string): Promise<Group> {
  return store(await patch('group', { body: { name } }));
}

/** The group stays in the cache until the caller has left its screen: `forgetGroup`. */
export function dissolveGroup(): Promise<Data<'DELETE group'>> {
  return del('group');
}

export async function changeCap({ accountId, cap }: MemberId & { readonly cap: string | null }) {
  const members = await patch('group/members/{accountId}', {
    path: { accountId },
    body: { monthlyCap: cap },
  });
  await mutate<Group | null>(
    groupKeys.mine(),
    (group) => (group === undefined || group === null ? group : { ...group, members }),
    { revalidate: false },
  );
}

export async function removeMember(path: MemberId): Promise<void> {
  await del('group/members/{accountId}', { path });
  await refreshGroup();
}

/** As with `dissolveGroup`, the caller forgets the group. */
export function leaveGroup(path: MemberId): Promise<null> {
  return del('group/members/{accountId}', { path });
}

export async function offerGroup({ accountId }: MemberId): Promise<Group> {
  return store(await post('group/transfer-owner', { rawBody: { accountId } }));
}

export async function withdrawOffer(): Promise<Group> {
  return store(await del('group/transfer-owner'));
}

export async function acceptOffer(): Promise<Group> {
  return store(await post('group/transfer-owner/accept'));
}

export async function declineOffer(): Promise<Group> {
  return store(await post('group/transfer-owner/decline'));
}
