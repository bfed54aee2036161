import type { WireData } from '@cabinet/kernel/http';
import { failure, handle, keepFingerprint, sessionHandlers, useApiServer } from '@cabinet/kernel/testing';
import { ADMIN } from './admin.ts';
import {
  buildAccess,
  buildDetail,
  buildPriceImpact,
  type WireAccess,
  type WireDetail,
  type WireModel,
} from './build-model.ts';
import { buildSuggestions } from './build-role.ts';

const pageOf = (items: WireModel[]): WireData<'GET models/catalogue'> => ({
  items,
  total: items.length,
  page: 1,
  limit: 20,
  next_cursor: null,
});

function isWanted(model: WireModel, params: URLSearchParams): boolean {
  const asked = (name: string) => params.get(name) ?? '';
  return (
    model.name.toLowerCase().includes(asked('q').toLowerCase()) &&
    (asked('developer') === '' || model.developer === asked('developer')) &&
    (asked('tag') === '' || model.tags.includes(asked('tag'))) &&
    (asked('enabled') === '' || String(model.enabled) === asked('enabled'))
  );
}

/** The API behind the catalogue of models: it says what it was asked and what it was sent. */
export function useModelsApi() {
  let models: readonly WireModel[] = [];
  let detail: WireDetail = buildDetail();
  let access: WireAccess = buildAccess();
  /** What each draft would come to. */
  let draftAccess: WireAccess = buildAccess({ used: null });
  /** What a change of the price comes to. */
  let proposal: WireDetail['proposal'] = null;
  const asked: string[] = [];
  const sent: unknown[] = [];
  const api = useApiServer(
    ...sessionHandlers(ADMIN),
    handle('GET permissions/suggestions', buildSuggestions()),
    // Whom «Почему нет доступа» offers.
    handle('GET users', { users: [] }),
    handle('GET models/catalogue', ({ request }) => {
      const params = new URL(request.url).searchParams;
      asked.push(String(params));
      return pageOf(models.filter((model) => isWanted(model, params)));
    }),
    handle('GET models/{id}', ({ params }) => (params.id === detail.id ? detail : failure('RES.001'))),
    handle('GET models/{id}/access', () => access),
    handle('POST models/{id}/price-impact', async ({ request }) => {
      const wanted: Partial<typeof detail> = Object(await request.json());
      const { input_price, output_price } = { ...detail, ...wanted };
      return buildPriceImpact({
        prices_before: { input_price: detail.input_price, output_price: detail.output_price },
        prices_after: { input_price, output_price },
      });
    }),
    handle('POST models/access', async ({ request }) => {
      asked.push(JSON.stringify(await request.json()));
      return draftAccess;
    }),
    handle('PATCH models/{id}', async ({ request }) => {
      sent.push(await request.json());
      return { ...detail, proposal };
    }),
    handle('POST models', async ({ request }) => {
      sent.push(await request.json());
      return detail;
    }),
    handle('DELETE models/{id}/planned-price', () => {
      sent.push('the plan is cancelled');
      detail = { ...detail, next_price: null, prices: detail.prices.slice(1) };
      return detail;
    }),
  );
  beforeEach(() => {
    keepFingerprint();
    models = [];
    detail = buildDetail();
    proposal = null;
    access = buildAccess();
    draftAccess = buildAccess({ used: null });
    asked.length = 0;
    sent.length = 0;
  });
  return {
    api,
    asked,
    sent,
    setModels: (next: readonly WireModel[]) => {
      models = next;
    },
    setDetail: (next: WireDetail) => {
      detail = next;
    },
    setProposal: (next: WireDetail['proposal']) => {
      proposal = next;
    },
    setAccess: (next: WireAccess) => {
      access = next;
    },
    setDraftAccess: (next: WireAccess) => {
      draftAccess = next;
    },
  };
}
