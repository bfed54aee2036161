import { isPermission, PERMISSION_DEFINITIONS } from '@cabinet/access/permissions';
import { UUID_PATTERN } from '@cabinet/kernel/core/contract';
import { describeRule, isDynamicPermission, parseDynamicPermission } from '@cabinet/kernel/core/model-access';
import type { Database } from '#db/index.ts';
import { type FieldKind, fieldWords } from '#lib/audit/words/fields.ts';
import { correctionNumber, proposalNumber, requestNumber } from '#lib/human-number.ts';
import { findNames, type MortalKind, type NamedKind } from '../names-repository.ts';
import { codeText } from './codes.ts';

/** The names of what rows speak of, by ids. */
export interface Names {
  /** The name of whatever has this UUID. */
  readonly ofId: (id: string) => string | undefined;
  /** The payer of the group or the company that has this UUID. */
  readonly payerOf: (id: string) => string | undefined;
  readonly ofModel: (id: string) => string | undefined;
  readonly ofPermission: (id: string) => string;
}

/** A row, or a piece of one, that speaks of things by their ids. */
interface Speaking {
  readonly entity_type: string;
  readonly entity_id: string | null;
  readonly begun: string | null;
  readonly fields: { readonly before: object | null; readonly after: object | null };
}

const UUID_LENGTH = 36;

/** The length tells most texts that are no UUID. */
export const isUuid = (text: string): boolean => text.length === UUID_LENGTH && UUID_PATTERN.test(text);

/** Names that are known already are not asked for again, but a book never grows beyond this. */
const KEPT_MAX = 20_000;

const LABEL_OF: Readonly<Partial<Record<NamedKind, (label: string) => string>>> = {
  payment_request: (number) => requestNumber(Number(number)),
  proposal: (number) => proposalNumber(Number(number)),
  rate_correction: (number) => correctionNumber(Number(number)),
  job: (kind) => codeText('kind', kind, 'job'),
};

/** How people say that it is no more. */
const GONE: Readonly<Record<MortalKind, string>> = {
  user: 'удалён',
  group: 'распущена',
  company: 'закрыта',
  payer: 'закрыт',
};

type Kind = 'uuids' | 'models' | 'permissions';
type Wanted = Readonly<Record<Kind, Set<string>>>;

/** The names of one reader's pages, or of one file: each page asks once, for what it does not know yet. */
export function createNameBook(db: Database) {
  let known = emptyBook();

  async function learn(rows: readonly Speaking[]): Promise<Names> {
    if (known.uuids.size + known.models.size + known.permissions.size > KEPT_MAX) known = emptyBook();
    const wanted: Wanted = { uuids: new Set(), models: new Set(), permissions: new Set() };
    for (const row of rows) want(wanted, row);
    const missing = (kind: Kind) => [...wanted[kind]].filter((id) => !known[kind].has(id));
    const asked = { uuids: missing('uuids'), models: missing('models'), permissions: missing('permissions') };
    for (const kind of ['uuids', 'models', 'permissions'] as const)
      for (const id of asked[kind]) known[kind].set(id, undefined);
    if (asked.uuids.length + asked.models.length + asked.permissions.length > 0)
      for (const row of await findNames(db, asked)) {
        const { kind, id, label, payer_id } = row;
        const text = LABEL_OF[kind]?.(label) ?? label;
        known[PLACE[kind] ?? 'uuids'].set(id, row.is_gone ? `${text} (${GONE[row.kind]})` : text);
        if (payer_id !== null) known.payers.set(id, payer_id);
      }
    return namesIn(known);
  }

  return { learn };
}

const PLACE: Readonly<Partial<Record<NamedKind, Kind>>> = { model: 'models', permission: 'permissions' };

const emptyBook = () => ({
  uuids: new Map<string, string | undefined>(),
  models: new Map<string, string | undefined>(),
  permissions: new Map<string, string | undefined>(),
  payers: new Map<string, string>(),
});

function namesIn(known: ReturnType<typeof emptyBook>): Names {
  const ofModel = (id: string) => known.models.get(id);
  return {
    ofId: (id) => known.uuids.get(id),
    payerOf: (id) => known.payers.get(id),
    ofModel,
    ofPermission: (id) => {
      if (isPermission(id)) return PERMISSION_DEFINITIONS[id].name;
      return known.permissions.get(id) ?? (isDynamicPermission(id) ? describeRule(id, ofModel) : id);
    },
  };
}

/** The ids of things that are no UUIDs of something with a name. */
const ENTITY_KIND: Readonly<Record<string, FieldKind>> = {
  model: 'model',
  permission: 'permission',
  session: 'nameless',
  audit: 'nameless',
  saved_view: 'nameless',
};

function want(wanted: Wanted, { entity_type, entity_id, begun, fields }: Speaking): void {
  wantText(wanted, ENTITY_KIND[entity_type] ?? 'text', entity_id);
  wantText(wanted, 'text', begun);
  wantValue(wanted, '', fields.before);
  wantValue(wanted, '', fields.after);
}

function wantValue(wanted: Wanted, field: string, value: unknown): void {
  if (typeof value === 'string') wantText(wanted, fieldWords(field).kind, value);
  else if (Array.isArray(value)) for (const item of value) wantValue(wanted, field, item);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) wantValue(wanted, keptField(field, name), inner);
}

/** What a proposal changes says «before» and «after» of a field that it names itself: both may be permissions. */
const keptField = (field: string, name: string): string =>
  field === 'details' && (name === 'before' || name === 'after') ? 'permission' : name;

function wantText(wanted: Wanted, kind: FieldKind, text: string | null): void {
  if (text === null || text === '' || kind === 'nameless') return;
  if (isUuid(text)) wanted.uuids.add(text);
  else if (kind === 'model') wanted.models.add(text);
  else if (kind === 'permission') wantPermission(wanted, text);
}

function wantPermission(wanted: Wanted, text: string): void {
  if (isPermission(text)) return;
  const rule = parseDynamicPermission(text);
  if (rule === undefined) wanted.permissions.add(text);
  else if (rule.kind !== 'all' && rule.rule.type === 'model') wanted.models.add(rule.rule.value);
}
