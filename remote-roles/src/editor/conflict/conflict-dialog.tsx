import type { KnownValues } from '@cabinet/kernel/core/model-access';
import { plural } from '@cabinet/kernel/core/text';
import { Box, Button, formatDate, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { useMemo } from 'react';
import type { Role } from '../../api/roles.ts';
import { draftOfRole, type RoleDraft, withKey } from '../draft.ts';
import type { Side } from './merge-order.ts';
import { type Choices, type MergeableRole, type MergeRow, mergeRoles } from './merge-roles.ts';
import { MergeColumns, MergeRowChoice } from './merge-row-choice.tsx';
import type { ModelName } from './merge-words.ts';
import { RuleLists } from './rule-lists.tsx';

interface ConflictDialogProps {
  readonly isOpen: boolean;
  /** What somebody else has saved. */
  readonly theirs: Role;
  /** What both began with. */
  readonly base: RoleDraft;
  readonly mine: RoleDraft;
  readonly choices: Choices;
  readonly known: KnownValues;
  readonly nameOf: ModelName;
  readonly onChoose: (id: string, side: Side) => void;
  readonly onClose: () => void;
  readonly onSave: (merged: RoleDraft) => void;
  /** Goes on editing with the result. */
  readonly onEdit: (merged: RoleDraft) => void;
}

const toDraft = (result: MergeableRole): RoleDraft => ({ ...result, rules: result.rules.map(withKey) });

function summaryOf(rows: readonly MergeRow[]): string {
  const count = rows.filter(({ isConflict }) => isConflict).length;
  if (count === 0) return 'Изменения не спорят друг с другом: в результат вошли и те и другие.';
  const places = plural(count, 'месте', 'местах', 'местах');
  return `Изменения спорят в ${count} ${places}. Пока там взята ваша версия: проверьте и выберите.`;
}

function ColumnHeads() {
  return (
    <Box hideBelow="md" aria-hidden>
      <MergeColumns textStyle="sm" color="fg.muted" pb="2">
        <span>Новая версия</span>
        <span>Ваша версия</span>
        <span>Результат</span>
      </MergeColumns>
    </Box>
  );
}

/** Theirs · yours · result: what two people made of one role, brought together. */
export default function ConflictDialog(props: ConflictDialogProps) {
  const { isOpen, theirs, base, mine, choices, known, nameOf, onChoose, onClose, onSave, onEdit } = props;
  const them = theirs.updatedBy?.displayName ?? 'другой человек';
  const theirDraft = useMemo(() => draftOfRole(theirs, known).draft, [theirs, known]);
  const { rows, result } = useMemo(
    () => mergeRoles({ base, theirs: theirDraft, mine }, choices),
    [base, theirDraft, mine, choices],
  );
  const hasRules = rows.some(({ kind }) => kind === 'all' || kind === 'rule' || kind === 'order');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Роль изменили двое"
      description={`${them}: новая версия от ${formatDate(theirs.updatedAt, 'datetime')}`}
      size="lg"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={() => onEdit(toDraft(result))}>
            Продолжить правку
          </Button>
          <Button onClick={() => onSave(toDraft(result))}>Сохранить результат</Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{summaryOf(rows)}</Text>
        <Box>
          <ColumnHeads />
          {rows.map((row) => (
            <MergeRowChoice key={row.id} row={row} them={them} nameOf={nameOf} onChoose={onChoose} />
          ))}
        </Box>
        {hasRules && <RuleLists {...{ mine, result, nameOf }} theirs={theirDraft} />}
      </Stack>
    </Dialog>
  );
}
