import { buildCompany, type CompanyDraft, DIRECTOR_ROLE_ID } from './build-company.ts';

export const ROMASHKA_ID = '01900000-0000-7000-8000-0000000000c1';
export const OWNER_ID = '01900000-0000-7000-8000-000000000001';

/** A company as its owner reads it, who is alone in it with nothing on the account. */
export function buildRomashka({
  payer,
  membership,
  ...draft
}: CompanyDraft = {}): ReturnType<typeof buildCompany> {
  return buildCompany({
    id: ROMASHKA_ID,
    name: 'ООО «Ромашка»',
    full_name: 'Общество с ограниченной ответственностью «Ромашка»',
    legal_address: '117312, г. Москва, ул. Вавилова, д. 19',
    director_name: 'Иванов Иван Иванович',
    phone: '+74951234567',
    email: 'info@romashka.example',
    bank_details: {
      bik: '044525225',
      bank_name: 'ПАО Сбербанк',
      account: '40702810938000000001',
      corr_account: '30101810400000000225',
    },
    bank_version: 'b1',
    owner_id: OWNER_ID,
    owner_name: 'Иван Петров',
    users_count: 1,
    may_edit: true,
    managers: [{ user_id: OWNER_ID, display_name: 'Иван Петров', email: 'user@demo.example' }],
    ...draft,
    payer: {
      name: 'ООО «Ромашка»',
      tier: 'start',
      balance: '0.0000000000',
      available: '0.0000000000',
      held: '0.0000000000',
      ...payer,
    },
    membership: {
      is_owner: true,
      role: { role_id: DIRECTOR_ROLE_ID, role_name: 'Директор' },
      monthly_cap: null,
      spent_this_month: '0.00',
      joined_at: '2026-01-10T09:00:00.000Z',
      ...membership,
    },
  });
}
