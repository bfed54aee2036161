import { formatAmount } from '@cabinet/kernel/core/amount';
import { Text, useLazyPart } from '@cabinet/kernel/ui';
import { changeCap, type GroupMember, isGroupGone } from '../../api/group.ts';

const importEditor = () => import('./cap-editor-part.tsx');

interface MemberCapProps {
  readonly member: GroupMember;
  readonly resetsAt: string;
}

/** The cap, changed where it stands; until the editor has come it is only read. */
export function MemberCap({ member, resetsAt }: MemberCapProps) {
  const { accountId, displayName, monthlyCap = null, spentThisMonth: spent = '0' } = member;
  const CapEditorPart = useLazyPart(importEditor);

  async function save(cap: string | null) {
    try {
      await changeCap({ accountId, cap });
    } catch (error) {
      await isGroupGone(error);
      throw error;
    }
  }

  const editor = { name: displayName, cap: monthlyCap, onSave: save, spent, resetsAt };
  if (CapEditorPart !== null) return <CapEditorPart {...editor} />;
  return <Text>{monthlyCap === null ? 'Без ограничений' : formatAmount(monthlyCap)}</Text>;
}
