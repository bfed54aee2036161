import { PageHeader, Stack } from '@cabinet/kernel/ui';
import { CheckSection } from './check-section.tsx';
import { CheckTable } from './check-table.tsx';

export function Screen() {
  return (
    <>
      <PageHeader title="Проверка книги" description="Сходятся ли деньги кабинета до копейки" />
      <Stack gap="6">
        <CheckSection />
        <CheckTable />
      </Stack>
    </>
  );
}
