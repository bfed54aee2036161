import { startOfNextMonth } from '@cabinet/kernel/core/calendar';
import { Box, Stack } from '@cabinet/kernel/ui';
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
    <Stack gap="1" minW="0" whiteSpace="normal">
      <CapBar
        label={`${name}: расходы за месяц`}
        spent={spentThisMonth}
        cap={monthlyCap}
        resetsAt={resetsAt}
        isPaused={!isActive}
      />
      {/* The text of the button stands under the text above it. */}
      <Box css={{ '& > button': { marginInlineStart: '-3' } }}>
        <CapEditor
          name={name}
          cap={monthlyCap}
          spent={spentThisMonth}
          resetsAt={resetsAt}
          onSave={async (cap) => {
            await changeCompanyUser({ companyId, userId }, { monthlyCap: cap });
          }}
        />
      </Box>
    </Stack>
  );
}
