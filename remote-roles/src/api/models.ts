import { type Body, type Data, del, get, patch, post, type QueryParams } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';
import { suggestionKeys } from './suggestions.ts';

export type ModelPage = Data<'GET models/catalogue'>;
/** A model as the catalogue lists it. */
export type CatalogueModel = ModelPage['items'][number];
/** A model with the history of its prices. */
export type ModelDetail = Data<'GET models/{id}'>;
export type ModelPrice = ModelDetail['prices'][number];
/** Which roles open a model, and how many people have them. */
export type ModelAccess = Data<'GET models/{id}/access'>;
export type RoleVerdict = ModelAccess['roles'][number];
/** What of a model rules look at. */
export type ModelDraft = Body<'POST models/access'>;

const RESOURCE = 'models';

export const modelKeys = {
  list: () => [RESOURCE, 'catalogue'] as const,
  detail: (id: string) => [RESOURCE, 'detail', id] as const,
  access: (id: string) => [RESOURCE, 'access', id] as const,
  impact: (id: string, prices: Body<'POST models/{id}/price-impact'>) =>
    [RESOURCE, 'impact', id, prices] as const,
  draft: (draft: ModelDraft) => [RESOURCE, 'draft', draft] as const,
};

/** Every list of models and every model; a new vendor, type or tag is suggested from now on. */
function refreshModels(): void {
  void mutate((key) => Array.isArray(key) && key[0] === RESOURCE);
  void mutate(suggestionKeys.all());
}

export function fetchModels(params: QueryParams): Promise<ModelPage> {
  return get('models/catalogue', { rawQuery: params });
}

export function useModel(id: string) {
  return useSWR(modelKeys.detail(id), () => get('models/{id}', { path: { id } }), {
    revalidateOnFocus: false,
  });
}

/** Who may use a model, and who has used it. */
export function useModelAccess(id: string) {
  return useSWR(modelKeys.access(id), () => get('models/{id}/access', { path: { id } }), {
    revalidateOnFocus: false,
  });
}

/** To whom a model would open that is not there yet, or is to be changed; nothing is asked without a draft. */
export function useDraftAccess(draft: ModelDraft | null) {
  return useSWR(
    draft === null ? null : modelKeys.draft(draft),
    ([, , body]) => post('models/access', { body }),
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
    },
  );
}

/** Whom other prices affect, and what the last days would have cost at them. */
export function usePriceImpact(
  id: string,
  { inputPrice, outputPrice }: Body<'POST models/{id}/price-impact'>,
) {
  return useSWR(
    modelKeys.impact(id, { inputPrice, outputPrice }),
    ([, , , body]) => post('models/{id}/price-impact', { path: { id }, body }),
    { revalidateOnFocus: false },
  );
}

export async function createModel(body: Body<'POST models'>, idempotencyKey: string): Promise<ModelDetail> {
  const model = await post('models', { body, idempotencyKey });
  refreshModels();
  return model;
}

/**
 * A price that takes two people comes back as a proposal; else there is none. Whoever is refused because somebody else has changed the
 * price reads the new one.
 */
export async function changeModel(
  id: string,
  body: Body<'PATCH models/{id}'>,
): Promise<Data<'PATCH models/{id}'>['proposal']> {
  const { proposal } = await patch('models/{id}', { path: { id }, body }).finally(refreshModels);
  return proposal;
}

/** Takes back the price that is to come; a refusal says that there is none any more. */
export async function cancelPlannedPrice({ id, nextPrice }: ModelDetail): Promise<ModelDetail> {
  const body = nextPrice === null ? {} : { planned: nextPrice };
  return del('models/{id}/planned-price', { path: { id }, body }).finally(refreshModels);
}
