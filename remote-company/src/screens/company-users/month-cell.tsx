import { startOfNextMonth } from '@cabinet/kernel/core/calendar';
import { Box } from '@cabinet/kernel/ui';
import { CapBar, CapEditor } from '@cabinet/members';
import { type CompanyUser, changeCompanyUser } from '../../api/company-users.ts';

interface MonthCellProps {
  readonly companyId: string;
  readonly person: CompanyUser;
}

/** What a person has spent of their cap, and the cap itself, changed where it stands. */
export function MonthCell({ companyId, person }: MonthCellProps) {
  const { userId, displayName, email, spentThisMonth, monthlyCap, isActive } = person;
  const name = displayName || email;
  const resetsAt = startOfNextMonth().toISOString();
  return (
    <Box minW="0" whiteSpace="normal">
      <CapBar
        label={`${name}: расходы за месяц`}
        spent={spentThisMonth}
        cap={monthlyCap}
        resetsAt={resetsAt}
        isPaused={!isActive}
        editor={
          <CapEditor
            isInline
            name={name}
            cap={monthlyCap}
            spent={spentThisMonth}
            resetsAt={resetsAt}
            onSave={async (cap) => {
              await changeCompanyUser({ companyId, userId }, { monthlyCap: cap });
            }}
          />
        }
      />
    </Box>
  );
}
