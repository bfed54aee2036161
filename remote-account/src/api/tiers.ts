import { type Data, get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

/** A level of an account by what was topped up in all. */
export type Tier = Data<'GET settings/tiers'>['tiers'][number];

const tierKeys = { all: () => 'account/tiers' as const };

export function useTiers() {
  return useSWR(tierKeys.all(), () => get('settings/tiers'), { revalidateOnFocus: false });
}
