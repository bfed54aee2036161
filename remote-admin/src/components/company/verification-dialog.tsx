import type { CompanyVerification } from '../../api/companies.ts';
import { ConfirmCompany } from './confirm-company.tsx';
import { RevokeVerification } from './revoke-verification.tsx';

/** What every question about a company takes. */
export interface CompanyQuestionProps {
  readonly verification: CompanyVerification;
  readonly onClose: () => void;
}

interface VerificationDialogProps extends CompanyQuestionProps {
  readonly deed: 'confirm' | 'revoke';
}

const DIALOGS = { confirm: ConfirmCompany, revoke: RevokeVerification } as const;

/** One company, one question. */
export default function VerificationDialog({ deed, ...props }: VerificationDialogProps) {
  const Question = DIALOGS[deed];
  return <Question {...props} />;
}
