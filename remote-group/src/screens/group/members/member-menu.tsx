import { IconButton, KeyIcon, MoreIcon, TrashIcon } from '@cabinet/kernel/ui';
import { Menu, MenuItem } from '@cabinet/kernel/ui/menu';
import { useState } from 'react';
import type { Group, GroupMember } from '../../../api/group.ts';
import { OfferDialog } from '../transfer/offer-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface MemberMenuProps {
  readonly group: Group;
  readonly member: GroupMember;
}

/** What the owner can do with a member. */
export default function MemberMenu({ group, member }: MemberMenuProps) {
  const [asked, setAsked] = useState<'offer' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const label = `Действия: ${member.displayName}`;
  return (
    <>
      <Menu
        isInitiallyOpen
        placement="bottom-end"
        label={label}
        trigger={
          <IconButton label={label} size="sm">
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem
          id="offer"
          icon={<KeyIcon />}
          isDisabled={group.transferOffer !== null}
          onSelect={() => setAsked('offer')}
        >
          Предложить группу
        </MenuItem>
        <MenuItem id="remove" icon={<TrashIcon />} isDestructive onSelect={() => setAsked('remove')}>
          Исключить из группы
        </MenuItem>
      </Menu>
      <OfferDialog isOpen={asked === 'offer'} group={group} member={member} onClose={close} />
      <RemoveDialog isOpen={asked === 'remove'} group={group} member={member} onClose={close} />
    </>
  );
}
