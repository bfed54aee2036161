import { Text } from '@cabinet/kernel/ui';
import type { AuditRow } from '../../api/audit.ts';
import { ChangeList } from './change-list.tsx';

/** What somebody has read: how much, and by which filter. */
export function ReadingSection({ fields, changes = [] }: Pick<AuditRow, 'fields' | 'changes'>) {
  if (fields.after === null)
    return <Text>Страница открыта; повторные открытия в течение часа не записываются.</Text>;
  return <ChangeList changes={changes} label="Что прочитано" isMarked={false} />;
}
