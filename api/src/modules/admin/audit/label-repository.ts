import { UUID_PATTERN } from '@cabinet/kernel/core/contract';
import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { correctionNumber, proposalNumber, requestNumber } from '#lib/human-number.ts';

interface Entity {
  readonly entity_type: string;
  readonly entity_id: string | null;
}

/** The name of what a row is about, as people call it. */
export type LabelOf = (entity: Entity) => string | null;

interface LabelRow {
  readonly kind: string;
  readonly id: string;
  readonly label: string;
}

const NUMBER_OF: Readonly<Record<string, (number: number) => string>> = {
  payment_request: requestNumber,
  proposal: proposalNumber,
  fund_proposal: proposalNumber,
  rate_correction: correctionNumber,
};

/** Reads at once the names of everything that the rows of a page are about. */
export async function findLabels(db: Database, entities: readonly Entity[]): Promise<LabelOf> {
  const idsOf = (type: string) => [
    ...new Set(
      entities.flatMap(({ entity_type, entity_id }) =>
        entity_type === type && entity_id !== null ? [entity_id] : [],
      ),
    ),
  ];
  const uuidsOf = (type: string) => idsOf(type).filter((id) => UUID_PATTERN.test(id));
  const { rows } = await sql<LabelRow>`
    select 'user' as kind, id::text as id, coalesce(nullif(display_name, ''), email) as label
      from users where id = any (${uuidsOf('user')}::uuid[])
    union all select 'role', id::text, name from roles where id = any (${uuidsOf('role')}::uuid[])
    union all select 'permission', id, name from permissions where id = any (${idsOf('permission')}::text[])
    union all select 'model', id, name from models where id = any (${idsOf('model')}::text[])
    union all select 'group', id::text, name from groups where id = any (${uuidsOf('group')}::uuid[])
    union all select 'company', id::text, name from companies where id = any (${uuidsOf('company')}::uuid[])
    union all select 'company_verification', id::text, name
      from companies where id = any (${uuidsOf('company_verification')}::uuid[])
    union all select 'payer', id::text, name from payers where id = any (${uuidsOf('payer')}::uuid[])
    union all select 'payment_request', id::text, number::text
      from payment_requests where id = any (${uuidsOf('payment_request')}::uuid[])
    union all select 'proposal', id::text, number::text from proposals where id = any (${uuidsOf('proposal')}::uuid[])
    union all select 'fund_proposal', id::text, number::text
      from proposals where id = any (${uuidsOf('fund_proposal')}::uuid[])
    union all select 'rate_correction', id::text, number::text
      from rate_corrections where id = any (${uuidsOf('rate_correction')}::uuid[])
    union all select 'bank_statement', id::text, file_name
      from bank_statements where id = any (${uuidsOf('bank_statement')}::uuid[])`.execute(db);
  const labels = new Map(rows.map(({ kind, id, label }) => [`${kind} ${id}`, labelOf(kind, label)]));
  return ({ entity_type, entity_id }) => labels.get(`${entity_type} ${entity_id}`) ?? null;
}

const labelOf = (kind: string, label: string): string => NUMBER_OF[kind]?.(Number(label)) ?? label;
