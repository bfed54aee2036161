import { useForm, useUnsavedInput, validateWith } from '@cabinet/kernel/forms';
import type { User } from '@cabinet/kernel/session';
import { useEffect, useMemo, useState } from 'react';
import type { Role } from '../../api/roles.ts';
import type { Suggestions } from '../../api/suggestions.ts';
import { useConflict } from '../conflict/use-conflict.ts';
import { permissionsOf, type RoleDraft } from '../draft.ts';
import { type TabError, tabErrorOf } from '../save/tab-error.ts';
import { tellNotSaved, tellSaved } from '../save/tell-saved.ts';
import { useReplayQuestion } from '../save/use-replay-question.ts';
import { useSaveRole } from '../save/use-save-role.ts';
import { baseOf, firstBase } from '../start/draft-base.ts';
import type { EditorStart } from '../start/editor-start.ts';
import { useKnown } from '../start/use-known.ts';
import { isSameAccess, isSameDraft } from './change-summary.ts';
import { gainedByHolders } from './gained-by-holders.ts';

const validate = validateWith<RoleDraft>(() => import('./role-form.schema.ts'));

interface Editing {
  readonly start: EditorStart;
  readonly suggestions: Suggestions;
  readonly user: User;
}

/** The draft, what it is compared with, and all that can come of saving it. */
export function useRoleEditing({ start, suggestions, user }: Editing) {
  const { known, nameOf } = useKnown(suggestions);
  const [base, setBase] = useState(() => firstBase(start));
  const [isSaved, setSaved] = useState(false);
  const [isSending, setSending] = useState(false);
  const [tabError, setTabError] = useState<TabError | null>(null);
  const replay = useReplayQuestion();
  const conflict = useConflict();
  const save = useSaveRole(start.scope, user);

  async function isAgreed(draft: RoleDraft): Promise<boolean> {
    if (base.role === null || isSameAccess(base.draft, draft)) return true;
    return replay.allows({ roleId: base.role.roleId, permissions: permissionsOf(draft) });
  }

  /** The role is as it was: what was typed stands in the proposal. */
  function showRole(role: Role): void {
    const next = baseOf(role, role, known);
    setBase(next);
    form.resetForm({ values: next.draft });
  }

  const form = useForm<RoleDraft>({
    initialValues: start.draft,
    validate,
    onSubmit: async (draft) => {
      setTabError(null);
      if (!(await isAgreed(draft))) return;
      try {
        const saved = await save(draft, base);
        tellSaved(saved, base.role === null);
        if (saved.proposal === null) setSaved(true);
        else showRole(saved);
      } catch (error) {
        if (await conflict.take(error, base)) return;
        tellNotSaved(error);
        throw error;
      }
    },
    onFailure: (error) => setTabError(tabErrorOf(error, permissionsOf(form.values))),
  });
  const { values, setValues, submitForm } = form;
  const staffNames = useMemo(() => gainedByHolders(base.role, permissionsOf(values)), [base.role, values]);
  const hasChanges = useMemo(
    () => !isSaved && !isSameDraft(base.draft, values),
    [isSaved, base.draft, values],
  );
  useUnsavedInput(hasChanges);

  // The next render knows the merged draft and the version over which it is saved.
  useEffect(
    function sendMerged() {
      if (!isSending) return;
      setSending(false);
      void submitForm();
    },
    [isSending, submitForm],
  );

  return {
    form,
    base,
    setBase,
    known,
    nameOf,
    hasChanges,
    /** Names of the staff permissions that the draft gives to people who have the role: it takes two people to do that. */
    staffNames,
    isSaved,
    tabError,
    replay,
    conflict,
    /** Goes on with what two versions were merged to, over the newer of them. */
    takeMerged(merged: RoleDraft, isToBeSaved: boolean): void {
      const { theirs } = conflict;
      if (theirs === null) return;
      setBase(baseOf(theirs, theirs, known));
      void setValues(merged, false);
      conflict.settle();
      setSending(isToBeSaved);
    },
  };
}

export type RoleEditing = ReturnType<typeof useRoleEditing>;
