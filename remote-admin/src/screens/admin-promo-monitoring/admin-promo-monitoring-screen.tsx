import { PageHeader } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';
import { PromoSections } from './promo-sections.tsx';

export function Screen() {
  return (
    <>
      <PageHeader
        title="Промо-мониторинг"
        related={[paths.adminAudit]}
        description="Заявки гостей на бонус: сколько выдано, кто пришёл с одного адреса или устройства, что заблокировано."
      />
      <PromoSections />
    </>
  );
}
