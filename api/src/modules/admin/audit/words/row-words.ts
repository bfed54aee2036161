import { remoteLabel } from '@cabinet/kernel/core/text';
import type { WRITERS } from '#lib/audit/actor.ts';
import { actionText } from '#lib/audit/words/actions.ts';
import { entityText } from '#lib/audit/words/entities.ts';
import type { AuditRow, StoredRow } from '../page-repository.ts';
import { changesOf } from './changes.ts';
import { codeText } from './codes.ts';
import type { Names } from './name-book.ts';

type Words = Omit<AuditRow, keyof StoredRow>;

const WRITER: Readonly<Record<(typeof WRITERS)[number], string>> = {
  visitor: 'Посетитель',
  'reset-code': 'По коду из письма',
  'stop-link': 'По ссылке из письма',
  'email-link': 'По ссылке из письма о почте',
  cabinet: 'Система',
  'proposals-take-effect': 'Система: прошли сутки',
  'watch-canaries': 'Система: наблюдение за сборками',
  'create-admin': 'Командная строка',
  'reset-factors': 'Командная строка',
};

/** Who did it, in words. Rows that are older than the name of what wrote them are the system's. */
const actorText = ({ actor, writer }: StoredRow): string =>
  actor === null ? WRITER[writer ?? 'cabinet'] : actor.display_name || actor.email || actor.id;

/** What people call what a row is about now, where that is no row of a table with a UUID. */
const LABEL: Readonly<Record<string, (id: string, names: Names) => string | undefined>> = {
  model: (id, { ofModel }) => ofModel(id),
  permission: (id, { ofPermission }) => (ofPermission(id) === id ? undefined : ofPermission(id)),
  remote: remoteLabel,
  promo_block: (id) => {
    const [kind = '', value] = id.split(/:(.*)/s);
    return value === undefined ? undefined : `${codeText('kind', kind, 'promo_block')} ${value}`;
  },
};

function labelOf({ entity_type, entity_id, fields }: StoredRow, names: Names): string | null {
  const known =
    entity_id === null ? undefined : (LABEL[entity_type]?.(entity_id, names) ?? names.ofId(entity_id));
  return known ?? nameIn(fields.after) ?? nameIn(fields.before);
}

/** A thing that no longer exists keeps the name that its row gives it. */
function nameIn(state: StoredRow['fields']['after']): string | null {
  const name = state?.name ?? state?.display_name;
  return typeof name === 'string' && name !== '' ? name : null;
}

/** A row with everything that it says in words. */
export function wordsOf(row: StoredRow, names: Names): Words {
  return {
    action_text: actionText(row.action),
    entity_text: entityText(row.entity_type),
    entity_label: labelOf(row, names),
    entity_payer_id: row.entity_id === null ? null : (names.payerOf(row.entity_id) ?? null),
    actor_text: actorText(row),
    begun_text: row.begun === null ? null : (names.ofId(row.begun) ?? null),
    changes: changesOf(row, { names, entityType: row.entity_type }),
  };
}
