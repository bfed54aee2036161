import { PageHeader } from '@cabinet/kernel/ui';
import { PromoSections } from './promo-sections.tsx';

export function Screen() {
  return (
    <>
      <PageHeader
        title="Мониторинг промо"
        description="Заявки гостей на бонус: сколько выдано, кто пришёл с одного адреса или устройства, что заблокировано."
      />
      <PromoSections />
    </>
  );
}
