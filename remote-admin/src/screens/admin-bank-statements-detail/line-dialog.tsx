import type { StatementLine } from '../../api/bank-statements.ts';
import type { ChosenRequest } from './choices.ts';
import { ChooseRequest } from './choose-request.tsx';
import { IgnoreLine } from './ignore-line.tsx';
import { PayLine } from './pay-line.tsx';
import { RestoreLine } from './restore-line.tsx';

export type LineDeed = 'ignore' | 'restore' | 'choose' | 'pay';

/** What every question about a line takes. */
export interface LineDialogProps {
  readonly deed: LineDeed;
  readonly statementId: string;
  readonly line: StatementLine;
  readonly onChoose: (request: ChosenRequest) => void;
  readonly onClose: () => void;
}

const DIALOGS = { ignore: IgnoreLine, restore: RestoreLine, choose: ChooseRequest, pay: PayLine } as const;

/** One line, one question. */
export default function LineDialog(props: LineDialogProps) {
  const Question = DIALOGS[props.deed];
  return <Question {...props} />;
}
