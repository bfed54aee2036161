import { EmptyState, ListIcon, Stack } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { type SavedView, useViews } from '../../api/views.ts';
import { DeleteViewDialog } from './delete-view-dialog.tsx';
import type { ViewDialogProps } from './view-dialog.tsx';
import { ViewRow } from './view-row.tsx';

const NONE = (
  <EmptyState
    icon={<ListIcon />}
    title="Видов пока нет"
    description="Выберите фильтры и порядок, затем «Сохранить как вид»."
  />
);

/** The views of a list: renamed, saved anew, made the default one, deleted. */
export function ManageViewsDialog({ list, present, onClose }: ViewDialogProps) {
  const { data: views = [] } = useViews(list.table);
  const [renamedId, rename] = useState<string | null>(null);
  const [deleted, askDelete] = useState<SavedView | null>(null);
  if (deleted !== null) return <DeleteViewDialog view={deleted} onClose={() => askDelete(null)} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Виды списка"
      description="С видом по умолчанию список открывается сам"
    >
      {views.length === 0 && NONE}
      <Stack as="ul" gap="0" listStyleType="none" pb="5">
        {views.map((view) => (
          <ViewRow
            key={view.id}
            view={view}
            present={present}
            isRenamed={view.id === renamedId}
            onRename={(isRenamed) => rename(isRenamed ? view.id : null)}
            onDelete={() => askDelete(view)}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
