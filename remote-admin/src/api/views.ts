import { type Body, type Data, del, get, patch, post } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

/** A list as somebody wants to see it again. */
export type SavedView = Data<'GET users/me/views'>[number];
type ViewDraft = Body<'POST users/me/views'>;
export type ViewChange = Body<'PATCH users/me/views/{id}'>;

const RESOURCE = 'saved-views';

const viewKeys = { of: (table: string) => [RESOURCE, table] as const };

/** The viewer's own views of a list, by name. */
export function useViews(table: string) {
  return useSWR(viewKeys.of(table), ([, of]) => get('users/me/views', { query: { table: of } }), {
    revalidateOnFocus: false,
  });
}

/** Another view may have been the default one until now, so all of the list are read again. */
const refreshViews = () => mutate((key) => Array.isArray(key) && key[0] === RESOURCE);

export async function createView(body: ViewDraft, idempotencyKey: string): Promise<SavedView> {
  const view = await post('users/me/views', { body, idempotencyKey });
  await refreshViews();
  return view;
}

export async function changeView(id: string, body: ViewChange): Promise<SavedView> {
  const view = await patch('users/me/views/{id}', { path: { id }, body });
  await refreshViews();
  return view;
}

export async function removeView(id: string): Promise<void> {
  await del('users/me/views/{id}', { path: { id } });
  await refreshViews();
}
