import { Form, FormikProvider, LeaveQuestion } from '@cabinet/kernel/forms';
import { useNavigate } from '@cabinet/kernel/router';
import type { User } from '@cabinet/kernel/session';
import { Card, Stack } from '@cabinet/kernel/ui';
import { memo, useEffect, useId } from 'react';
import type { Suggestions } from '../../api/suggestions.ts';
import type { EditorPaths } from '../editor-paths.ts';
import { EditorTabs } from '../editor-tabs.tsx';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { ReplayPanel } from '../replay/replay-panel.tsx';
import { ReplayQuestionDialog } from '../save/replay-question-dialog.tsx';
import type { EditorStart } from '../start/editor-start.ts';
import { changeSummary } from './change-summary.ts';
import { EditOfTwo } from './edit-of-two.tsx';
import { EditorAside, EditorLayout } from './editor-layout.tsx';
import { FormNotices } from './form-notices.tsx';
import { RoleFields } from './role-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { useDraftParts } from './use-draft-parts.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useRoleEditing } from './use-role-editing.ts';

const Preview = memo(PreviewPanel);
const Replay = memo(ReplayPanel);

interface RoleFormProps {
  readonly start: EditorStart;
  readonly suggestions: Suggestions;
  readonly user: User;
  readonly to: EditorPaths;
  /** Where an unsaved draft is kept. */
  readonly draftKey: string;
}

/** A role being edited: its name, what it grants, and what comes of it. */
export function RoleForm({ start, suggestions, user, to, draftKey }: RoleFormProps) {
  const editing = useRoleEditing({ start, suggestions, user });
  const { form, base, hasChanges, isSaved, staffNames, replay } = editing;
  const { values } = form;
  const parts = useDraftParts(form);
  const { access } = parts;
  const formId = useId();
  const isReadOnly = base.role?.isSystem === true;
  const kept = useKeptDraft({ key: draftKey, draft: values, base: base.from, hasChanges });
  const navigate = useNavigate();

  const { forget } = kept;
  useEffect(
    function goToList() {
      if (!isSaved) return;
      forget();
      void navigate(to.list);
    },
    [isSaved, forget, navigate, to.list],
  );

  return (
    <FormikProvider value={form}>
      <Stack gap="4">
        <FormNotices {...{ start, editing, kept, isReadOnly, to }} />
        <EditorLayout>
          <Stack gap="4" minW="0">
            <Card>
              <Form form={form} id={formId} label="Роль">
                <RoleFields isReadOnly={isReadOnly} />
              </Form>
            </Card>
            <Card>
              <EditorTabs
                {...parts}
                {...{ scope: start.scope, suggestions, isReadOnly }}
                dropped={base.dropped}
                error={editing.tabError}
              />
            </Card>
          </Stack>
          <EditorAside>
            <Preview {...{ access, suggestions }} role={base.role} />
            {base.role !== null && <Replay access={access} roleId={base.role.roleId} />}
          </EditorAside>
        </EditorLayout>
        {staffNames.length > 0 && base.role !== null && <EditOfTwo role={base.role} names={staffNames} />}
        {!isReadOnly && (
          <SaveBar
            formId={formId}
            isNew={base.role === null}
            isProposed={staffNames.length > 0}
            canSave={base.role === null || hasChanges || base.dropped.length > 0}
            summary={changeSummary(base.draft, values)}
            listPath={to.list}
          />
        )}
      </Stack>
      <LeaveQuestion hasChanges={hasChanges} onLeave={forget}>
        Изменения роли не сохранены. Если уйти, они пропадут.
      </LeaveQuestion>
      <ReplayQuestionDialog {...replay} />
    </FormikProvider>
  );
}
