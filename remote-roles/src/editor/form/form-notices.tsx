import { notifyPartFailure } from '@cabinet/kernel/notify';
import { useLazyPart } from '@cabinet/kernel/ui';
import { NewerVersionBanner, OmittedBanner, SystemRoleBanner } from '../editor-banners.tsx';
import type { EditorPaths } from '../editor-paths.ts';
import { ProposedEdits } from '../proposed/proposed-edits.tsx';
import { baseOf } from '../start/draft-base.ts';
import type { EditorStart } from '../start/editor-start.ts';
import { isOutdated, StoredDraftBanner } from './stored-draft-banner.tsx';
import type { KeptDraft } from './use-kept-draft.ts';
import type { RoleEditing } from './use-role-editing.ts';

const importConflictDialog = () =>
  import(/* webpackChunkName: "role-conflict" */ '../conflict/conflict-dialog.tsx');

interface FormNoticesProps {
  readonly start: EditorStart;
  readonly editing: RoleEditing;
  readonly kept: KeptDraft;
  readonly isReadOnly: boolean;
  readonly to: EditorPaths;
}

function DraftOffer({ editing, kept }: Pick<FormNoticesProps, 'editing' | 'kept'>) {
  const { form, base, setBase, known, hasChanges, conflict } = editing;
  const { offer, settle } = kept;
  if (offer === null) return null;

  const restore = () => {
    void form.setValues(offer.draft, false);
    if (base.role !== null && offer.base !== null && isOutdated(offer, base.role)) {
      setBase(baseOf(base.role, offer.base, known));
      conflict.begin(base.role);
    }
    settle();
  };

  return (
    <StoredDraftBanner {...{ offer, hasChanges }} role={base.role} onRestore={restore} onDiscard={settle} />
  );
}

function NewerVersion({ editing }: Pick<FormNoticesProps, 'editing'>) {
  const { conflict, form, base, known, nameOf, takeMerged } = editing;
  const { theirs, isOpen, choices, choose, open, close } = conflict;
  const ConflictDialog = useLazyPart(importConflictDialog, {
    isWanted: isOpen,
    onFailure() {
      close();
      notifyPartFailure();
    },
  });
  if (theirs === null) return null;
  return (
    <>
      <NewerVersionBanner by={theirs.updatedBy?.displayName ?? 'другой человек'} onCompare={open} />
      {ConflictDialog !== null && (
        <ConflictDialog
          {...{ theirs, isOpen, choices, known, nameOf }}
          base={base.draft}
          mine={form.values}
          onChoose={choose}
          onClose={close}
          onSave={(merged) => takeMerged(merged, true)}
          onEdit={(merged) => takeMerged(merged, false)}
        />
      )}
    </>
  );
}

/** What must be known, or answered, before the role is edited further. */
export function FormNotices({ start, editing, kept, isReadOnly, to }: FormNoticesProps) {
  const { role } = editing.base;
  return (
    <>
      {isReadOnly && role !== null && <SystemRoleBanner copyPath={to.copyOf(role.roleId)} />}
      {start.scope.kind === 'global' && role !== null && <ProposedEdits roleId={role.roleId} />}
      {start.omitted.length > 0 && <OmittedBanner omitted={start.omitted} />}
      {!isReadOnly && <DraftOffer {...{ editing, kept }} />}
      <NewerVersion editing={editing} />
    </>
  );
}
