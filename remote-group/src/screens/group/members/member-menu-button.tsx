import { notifyPartFailure } from '@cabinet/kernel/notify';
import { IconButton, MoreIcon, useLazyPart } from '@cabinet/kernel/ui';
import { useState } from 'react';
import type { Group, GroupMember } from '../../../api/group.ts';

const importMenu = () => import('./member-menu.tsx');

interface MemberMenuButtonProps {
  readonly group: Group;
  readonly member: GroupMember;
}

/** The menu of a row: its code comes with the first press, which then opens it. */
export function MemberMenuButton({ group, member }: MemberMenuButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const MemberMenu = useLazyPart(importMenu, {
    isWanted,
    onFailure() {
      setWanted(false);
      notifyPartFailure();
    },
  });
  if (isWanted && MemberMenu !== null) return <MemberMenu group={group} member={member} />;
  return (
    <IconButton
      label={`Действия: ${member.displayName}`}
      size="sm"
      aria-haspopup="menu"
      busy={isWanted}
      onClick={() => setWanted(true)}
    >
      <MoreIcon />
    </IconButton>
  );
}
