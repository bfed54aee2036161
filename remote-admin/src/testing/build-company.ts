import type { WireData } from '@cabinet/kernel/http';

export type WireVerification = WireData<'GET admin/companies/{id}/verification'>;
type WireFacts = WireVerification['company'];

export const COMPANY_ID = '01900000-0000-7000-8000-0000000000f1';

/** A company that nothing verifies yet. */
export const buildCompanyFacts = (draft: Partial<WireFacts> = {}): WireFacts => ({
  id: COMPANY_ID,
  inn: '7736050003',
  kpp: '773601001',
  created_at: '2026-02-01T09:00:00.000Z',
  created_by: { id: 'founder', display_name: 'Олег Основатель' },
  is_verified: false,
  ...draft,
});

/** What is known of it, and that the viewer may say the first word. */
export const buildVerification = (draft: Partial<WireVerification> = {}): WireVerification => ({
  company: buildCompanyFacts(),
  name: 'ООО «Ромашка»',
  account: '40702810400000012345',
  bank_name: 'ПАО Сбербанк',
  verified_by: null,
  first: null,
  may: { confirm: true, revoke: false },
  ...draft,
});
