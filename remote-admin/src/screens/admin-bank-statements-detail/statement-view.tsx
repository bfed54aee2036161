import { Stack } from '@cabinet/kernel/ui';
import { useState } from 'react';
import type { Statement, StatementLine } from '../../api/bank-statements.ts';
import { foreseen, readyLines } from './choices.ts';
import { ConfirmBar } from './confirm-bar.tsx';
import { ConfirmLinesDialog } from './confirm-lines-dialog.tsx';
import type { LineDeed } from './line-dialog.tsx';
import { LinesSection } from './lines-section.tsx';
import { OutcomeBanner } from './outcome-banner.tsx';
import { StatementSummary } from './statement-summary.tsx';
import { useChoices } from './use-choices.ts';
import { useConfirm } from './use-confirm.ts';
import { useLineDialog } from './use-line-dialog.ts';

/** A statement: what is in it, what each line is thought to pay, and the confirmation of all that is sure. */
export function StatementView({ statement }: { readonly statement: Statement }) {
  const { choices, mark, choose, reset } = useChoices();
  const { outcomes, progress, confirm } = useConfirm(statement.id);
  const [isAsking, setAsking] = useState(false);
  const dialog = useLineDialog();
  const ready = readyLines(statement.lines, choices);
  const ask = (deed: LineDeed, line: StatementLine) =>
    dialog.ask({ deed, line, statementId: statement.id, onChoose: (request) => choose(line.n, request) });
  return (
    <Stack gap="6">
      <StatementSummary statement={statement} />
      <OutcomeBanner outcomes={outcomes} />
      <LinesSection
        statement={statement}
        choices={choices}
        outcomes={outcomes.byLine}
        onMark={mark}
        onAsk={ask}
      />
      <ConfirmBar ready={ready} progress={progress} onAsk={() => setAsking(true)} />
      {isAsking && (
        <ConfirmLinesDialog
          ready={foreseen(ready, statement.allowance)}
          progress={progress}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await confirm(ready);
            reset();
          }}
        />
      )}
      {dialog.element}
    </Stack>
  );
}
