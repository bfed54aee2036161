import { tidyLine } from '@cabinet/kernel/core/text';
import { type Body, type Data, get, patch, post, type QueryParams } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

export type CorrectionPage = Data<'GET rate-corrections'>;
export type Correction = CorrectionPage['items'][number];
/** A correction with what was done to it. */
export type CorrectionDetail = Data<'GET rate-corrections/{id}'>;
export type CorrectionState = Correction['state'];
export type NewCorrection = Body<'POST rate-corrections'>;
/** A correction that is being written. */
export type CorrectionDraft = Body<'POST rate-corrections/impact'>;
export type Overlaps = Data<'POST rate-corrections/overlaps'>;
export type Impact = Data<'POST rate-corrections/impact'>;
export type CorrectionOptions = Data<'GET rate-corrections/options'>;
/** A payer with the tier that it has. */
export type TierPayer = Data<'GET rate-corrections/payers'>[number];

const RESOURCE = 'rate-corrections';
/** The API takes no longer text. */
const TEXT_MAX_LENGTH = 200;

export const correctionKeys = {
  list: () => [RESOURCE, 'list'] as const,
  detail: (id: string) => [RESOURCE, 'detail', id] as const,
  impact: (id: string) => [RESOURCE, 'impact', id] as const,
  draftImpact: (draft: CorrectionDraft) => [RESOURCE, 'draft-impact', draft] as const,
  draftOverlaps: (draft: CorrectionDraft) => [RESOURCE, 'draft-overlaps', draft] as const,
  options: () => [RESOURCE, 'options'] as const,
  payers: (text: string) => [RESOURCE, 'payers', text] as const,
  payer: (id: string) => [RESOURCE, 'payer', id] as const,
};

const CALM = { revalidateOnFocus: false } as const;
/** The answer before stays in sight while the next is on its way. */
const LIVE = { ...CALM, keepPreviousData: true } as const;

function refreshCorrections(): void {
  void mutate((key) => Array.isArray(key) && key[0] === RESOURCE);
}

export function fetchCorrections(params: QueryParams): Promise<CorrectionPage> {
  return get('rate-corrections', { rawQuery: params });
}

export function useCorrection(id: string) {
  return useSWR(correctionKeys.detail(id), () => get('rate-corrections/{id}', { path: { id } }), CALM);
}

/** What the last 30 days would have cost with a saved correction. */
export function useImpact(id: string | null) {
  return useSWR(
    id === null ? null : correctionKeys.impact(id),
    ([, , of]) => get('rate-corrections/{id}/impact', { path: { id: of } }),
    CALM,
  );
}

/** The same of one that is being written; nothing is asked without a draft. */
export function useDraftImpact(draft: CorrectionDraft | null) {
  return useSWR(
    draft === null ? null : correctionKeys.draftImpact(draft),
    ([, , body]) => post('rate-corrections/impact', { body }),
    LIVE,
  );
}

/** The corrections that a draft meets. */
export function useDraftOverlaps(draft: CorrectionDraft | null) {
  return useSWR(
    draft === null ? null : correctionKeys.draftOverlaps(draft),
    ([, , body]) => post('rate-corrections/overlaps', { body }),
    LIVE,
  );
}

/** What a correction can cover and whom it can be for. */
export function useCorrectionOptions() {
  return useSWR(correctionKeys.options(), () => get('rate-corrections/options'), CALM);
}

/** Payers by name, e-mail or ИНН: the first of them. */
export function usePayerSearch(text: string) {
  return useSWR(
    correctionKeys.payers(text.slice(0, TEXT_MAX_LENGTH)),
    ([, , q]) => get('rate-corrections/payers', { query: { q } }),
    LIVE,
  );
}

/** The payer with this id, once there is one. */
export function usePayer(id: string) {
  return useSWR(
    id === '' ? null : correctionKeys.payer(id),
    ([, , of]) => get('rate-corrections/payers', { query: { id: of } }),
    CALM,
  );
}

/** Whether the payer with this id is one's own, as far as that is known. Somebody else then sets its prices. */
export function useIsOwnPayer(id: string | null): boolean {
  const { data } = usePayer(id ?? '');
  return data?.[0]?.isOwn === true;
}

export async function createCorrection(
  body: NewCorrection,
  idempotencyKey: string,
): Promise<Data<'POST rate-corrections'>> {
  const correction = await post('rate-corrections', { body, idempotencyKey });
  refreshCorrections();
  return correction;
}

/** A refusal may say that it is not what the page knows of it. */
export function changeCorrection(
  id: string,
  body: Body<'PATCH rate-corrections/{id}'>,
): Promise<Data<'PATCH rate-corrections/{id}'>> {
  return patch('rate-corrections/{id}', { path: { id }, body }).finally(refreshCorrections);
}

export function deactivateCorrection(
  id: string,
  reason: string,
): Promise<Data<'PATCH rate-corrections/{id}/deactivate'>> {
  const body = tidyLine(reason) === '' ? {} : { reason: tidyLine(reason) };
  return patch('rate-corrections/{id}/deactivate', { path: { id }, body }).finally(refreshCorrections);
}

/** Sets the tier of a payer by hand; `null` gives back the one that top-ups have reached. */
export function setPayerTier(
  payerId: string,
  body: Body<'PATCH rate-corrections/payer/{payerId}/tier'>,
): Promise<Data<'PATCH rate-corrections/payer/{payerId}/tier'>> {
  return patch('rate-corrections/payer/{payerId}/tier', { path: { payerId }, body }).finally(
    refreshCorrections,
  );
}
