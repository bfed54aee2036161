import { Box, PageHeader, Stack } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';
import { CheckSection } from './check-section.tsx';
import { CheckTable } from './check-table.tsx';

export function Screen() {
  return (
    <>
      <PageHeader
        title="Проверка книги"
        related={[
          paths.adminTransactions,
          paths.adminPaymentRequests,
          paths.adminBankStatements,
          paths.adminAudit,
        ]}
        description="Сходятся ли деньги кабинета до копейки"
      />
      <Stack gap="6">
        <Box maxW="content">
          <CheckSection />
        </Box>
        <CheckTable />
      </Stack>
    </>
  );
}
