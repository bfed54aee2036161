import { plural, quoted } from '@cabinet/kernel/core/text';
import { Button, PageHeader, PencilIcon, useLazyDialog } from '@cabinet/kernel/ui';
import type { Group } from '../../../api/group.ts';
import { elsewhere, paths } from '../../../paths.ts';

const importRename = () => import('./rename-dialog.tsx');

export function GroupHeader({ group }: { readonly group: Group }) {
  const rename = useLazyDialog(importRename, { group });
  const count = group.members.length;
  const people = `${count} ${plural(count, 'участник', 'участника', 'участников')}`;
  const owner = group.isOwner ? 'вы владелец' : `владелец ${group.owner.displayName}`;
  return (
    <>
      <PageHeader
        title="Моя группа"
        related={[paths.groupTransactions, paths.groupPaymentRequests, elsewhere.account]}
        description={`${quoted(group.name)} · ${people}\u00a0· ${owner}`}
        actions={
          group.isOwner && (
            <Button variant="outline" size="sm" busy={rename.isComing} onClick={() => rename.ask({})}>
              <PencilIcon /> Переименовать
            </Button>
          )
        }
      />
      {rename.element}
    </>
  );
}
