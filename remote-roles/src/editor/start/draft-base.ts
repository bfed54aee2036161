import type { KnownValues } from '@cabinet/kernel/core/model-access';
import type { Role } from '../../api/roles.ts';
import { draftOfRole, type RoleDraft } from '../draft.ts';
import type { EditorStart } from './editor-start.ts';
import type { DraftBase } from './stored-draft.ts';

/** What the draft is compared with, and on which version it is saved. */
export interface EditedBase {
  /** The newest version that is known; null for a new role. */
  readonly role: Role | null;
  /** The version from which the draft was made; null for a new role. */
  readonly from: DraftBase | null;
  readonly draft: RoleDraft;
  readonly dropped: readonly string[];
}

export function firstBase({ role, draft, dropped }: EditorStart): EditedBase {
  return { role, from: role, draft, dropped };
}

/** A base for a draft that was made from `from`, while `role` is the newest version. */
export function baseOf(role: Role, from: DraftBase, known: KnownValues): EditedBase {
  return { role, from, ...draftOfRole(from, known) };
}
