import { type Data, get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

/** What a person may use and why, as the API answers it. */
export type UserAccess = Data<'GET users/{id}/access'>;
export type ModelVerdict = UserAccess['models'][number];
export type RoleVerdict = ModelVerdict['verdicts'][number];
export type RoleSide = RoleVerdict['of'];

const userAccessKeys = {
  of: (userId: string, modelId: string | undefined) => ['user-access', userId, modelId ?? null] as const,
};

/** The verdicts on all models of a person, or on one; asked anew each time, because it is asked when something is wrong. */
export function useUserAccess(userId: string, modelId: string | undefined) {
  return useSWR(
    userAccessKeys.of(userId, modelId),
    ([, id, of]) =>
      get('users/{id}/access', { path: { id }, ...(of !== null && { query: { modelId: of } }) }),
    { revalidateOnFocus: false, dedupingInterval: 0 },
  );
}
