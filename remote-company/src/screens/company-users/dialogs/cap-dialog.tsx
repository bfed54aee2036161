import { Box } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import type { CompanyUser } from '../../../api/company-users.ts';
import { MonthCell } from '../month-cell.tsx';

interface CapDialogProps {
  readonly companyId: string;
  readonly person: CompanyUser;
  readonly onClose: () => void;
}

/** The cap where the table has no room for it. */
export function CapDialog({ companyId, person, onClose }: CapDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Лимит на месяц"
      description={person.displayName || person.email}
      size="sm"
    >
      <Box pb="5">
        <MonthCell companyId={companyId} person={person} />
      </Box>
    </Dialog>
  );
}
