import { Box, PageHeader, Stack } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';
import { StatementsTable } from './statements-table.tsx';
import { UploadSection } from './upload-section.tsx';

export function Screen() {
  return (
    <>
      <PageHeader
        title="Банковские выписки"
        related={[paths.adminPaymentRequests, paths.adminLedger]}
        description="Поступления на расчётный счёт: выписка находит заявки, которые ими оплачены"
      />
      <Stack gap="6">
        <Box maxW="content">
          <UploadSection />
        </Box>
        <StatementsTable />
      </Stack>
    </>
  );
}
