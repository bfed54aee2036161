import { type ModelRule, RULE_ACTIONS, RULE_TYPES, type RuleAction } from '@cabinet/kernel/core/model-access';
import type { Role } from '../../api/roles.ts';
import { type RoleDraft, withKey } from '../draft.ts';

/** The saved role as a draft was begun from it. */
export type DraftBase = Pick<Role, 'roleName' | 'description' | 'permissions' | 'version'>;

/** What somebody had typed and not saved. */
export interface StoredDraft {
  readonly savedAt: string;
  readonly draft: RoleDraft;
  /** Null for a new role. */
  readonly base: DraftBase | null;
}

/** Where a draft is kept: of one person and one role, in this tab. */
export const draftKey = (userId: string, what: string) => `cabinet.role-draft.${userId}.${what}`;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isAction = (value: unknown): value is RuleAction => RULE_ACTIONS.some((action) => action === value);
const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);

function isRule(value: unknown): value is ModelRule {
  return (
    isRecord(value) &&
    RULE_TYPES.some((type) => type === value.type) &&
    isAction(value.action) &&
    isText(value.value)
  );
}

function readBase(value: unknown): DraftBase | null {
  if (!isRecord(value)) return null;
  const { roleName, description, permissions, version } = value;
  if (!isText(roleName) || !isText(description) || !isTextList(permissions)) return null;
  return typeof version === 'number' ? { roleName, description, permissions, version } : null;
}

function parse(value: unknown): StoredDraft | null {
  if (!isRecord(value) || !isRecord(value.draft) || !isText(value.savedAt)) return null;
  const { name, description, granted, all, rules } = value.draft;
  if (!isText(name) || !isText(description) || !isTextList(granted) || !isAction(all)) return null;
  if (!Array.isArray(rules) || !rules.every(isRule)) return null;
  const kept = rules.map(({ type, action, value: named }) => withKey({ type, action, value: named }));
  return {
    savedAt: value.savedAt,
    draft: { name, description, granted, all, rules: kept },
    base: readBase(value.base),
  };
}

/** What is kept under the key; null when nothing is, or nothing that can be read. */
export function readDraft(key: string): StoredDraft | null {
  try {
    return parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

export function storeDraft(key: string, draft: StoredDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is nothing to drop.
  }
}
