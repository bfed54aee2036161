import { plural, quoted } from '@cabinet/kernel/core/text';
import { Button, PageHeader, PencilIcon } from '@cabinet/kernel/ui';
import type { Group } from '../../api/group.ts';
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts';

const importRename = () => import('./rename-dialog.tsx');

export function GroupHeader({ group }: { readonly group: Group }) {
  const rename = useLazyDialog(importRename);
  const count = group.members.length;
  const people = `${count} ${plural(count, 'участник', 'участника', 'участников')}`;
  const owner = group.isOwner ? 'вы владелец' : `владелец ${group.owner.displayName}`;
  return (
    <>
      <PageHeader
        title="Моя группа"
        description={`${quoted(group.name)} · ${people}\u00a0· ${owner}`}
        actions={
          group.isOwner && (
            <Button variant="outline" size="sm" busy={rename.isComing} onClick={rename.open}>
              <PencilIcon /> Переименовать
            </Button>
          )
        }
      />
      {rename.Dialog !== null && <rename.Dialog group={group} onClose={rename.close} />}
    </>
  );
}
