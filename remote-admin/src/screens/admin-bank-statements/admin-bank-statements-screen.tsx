import { BackLink, PageHeader, Stack } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';
import { StatementsTable } from './statements-table.tsx';
import { UploadSection } from './upload-section.tsx';

const BACK = <BackLink to={paths.adminPaymentRequests.to()}>Все заявки</BackLink>;

export function Screen() {
  return (
    <>
      <PageHeader
        back={BACK}
        title="Банковские выписки"
        description="Поступления на расчётный счёт: выписка находит заявки, которые ими оплачены"
      />
      <Stack gap="6">
        <UploadSection />
        <StatementsTable />
      </Stack>
    </>
  );
}
