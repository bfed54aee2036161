import { buildStaffProposal } from '@cabinet/access/testing';
import type { WireData } from '@cabinet/kernel/http';
import { COLLEAGUE, PAYER_ID } from './build-payer.ts';

export type WireProposal = WireData<'GET admin/proposals'>['items'][number];

const id = (last: string) => `01900000-0000-7000-8000-0000000001${last}`;

/** A proposal of somebody else, which the viewer may decide. */
export const buildProposal = (draft: Partial<WireProposal> = {}): WireProposal =>
  buildStaffProposal({
    id: id('d1'),
    number: 'П-000007',
    payer: { id: PAYER_ID, kind: 'group', name: 'Семья' },
    person: null,
    details: [],
    kind: 'funds',
    amount: '150000.00',
    reason: 'Ошибка банка',
    document: 'СЗ-3',
    proposed_by: { id: id('c2'), display_name: 'Пётр Первый' },
    actions: { confirm: true, reject: true, cancel: false },
    obstacle: null,
    awaits: [COLLEAGUE],
    ...draft,
  });

/** A raise of the credit limit that somebody else has proposed. */
export const buildRaise = (draft: Partial<WireProposal> = {}): WireProposal =>
  buildProposal({
    kind: 'credit_limit',
    limit: { before: '50000.00', after: '200000.00' },
    document: null,
    ...draft,
  });

export const OWN_PROPOSAL = buildProposal({
  actions: { confirm: false, reject: false, cancel: true },
  obstacle: 'author',
});

/** Another role that somebody else has proposed to give. */
export const buildRolePerson = (draft: Partial<WireProposal> = {}): WireProposal =>
  buildProposal({
    kind: 'staff_role',
    payer: null,
    person: { id: id('f1'), display_name: 'Ольга Новикова' },
    amount: null,
    reason: null,
    document: null,
    details: [{ field: 'role', before: 'Пользователь', after: 'Финансы' }],
    ...draft,
  });
