import { CapEditor } from '@cabinet/members';
import { changeCap, type GroupMember, isGroupGone } from '../../../api/group.ts';

interface MemberCapProps {
  readonly member: GroupMember;
  readonly resetsAt: string;
}

/** The cap, changed where it stands. */
export function MemberCap({ member, resetsAt }: MemberCapProps) {
  const { accountId, displayName, monthlyCap = null, spentThisMonth: spent = '0' } = member;

  async function save(cap: string | null) {
    try {
      await changeCap({ accountId, cap });
    } catch (error) {
      await isGroupGone(error);
      throw error;
    }
  }

  return <CapEditor name={displayName} cap={monthlyCap} onSave={save} spent={spent} resetsAt={resetsAt} />;
}
