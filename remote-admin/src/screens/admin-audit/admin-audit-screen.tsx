import { Box, PageHeader, Stack } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';
import { AuditTable } from './audit-table.tsx';
import { ChainSection } from './chain-section.tsx';

export function Screen() {
  return (
    <>
      <PageHeader
        title="Журнал действий"
        related={[paths.adminPromoMonitoring, paths.adminLedger, paths.adminRemotes]}
        description="Кто, что и когда сделал: было и стало"
      />
      <Stack gap="6">
        <Box maxW="content">
          <ChainSection />
        </Box>
        <AuditTable />
      </Stack>
    </>
  );
}
