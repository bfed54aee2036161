import { Button, ButtonLink, Flex, PageHeader, PlusIcon, useLazyDialog } from '@cabinet/kernel/ui';
import { elsewhere, paths } from '../../paths.ts';
import { CorrectionsSection } from './corrections-section.tsx';

const importTierDialog = () => import('../../components/rate-correction/tier/tier-dialog.tsx');

export function Screen() {
  const tier = useLazyDialog(importTierDialog);
  return (
    <>
      <PageHeader
        title="Корректировки ставок"
        related={[elsewhere.modelSettings, paths.adminPayers]}
        description="На сколько и для кого цена запроса отличается от прайса; на запрос действует одна, самая точная"
        actions={
          <Flex gap="2" wrap="wrap">
            <Button variant="outline" colorPalette="gray" busy={tier.isComing} onClick={() => tier.ask({})}>
              Уровень плательщика
            </Button>
            <ButtonLink to={paths.rateCorrectionsCreate.to()}>
              <PlusIcon /> Новая корректировка
            </ButtonLink>
          </Flex>
        }
      />
      <CorrectionsSection />
      {tier.element}
    </>
  );
}
