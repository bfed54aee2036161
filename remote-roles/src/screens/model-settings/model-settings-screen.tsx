import { useWhyDialog } from '@cabinet/access';
import { Button, ButtonLink, Flex, PageHeader, PlusIcon } from '@cabinet/kernel/ui';
import { elsewhere, paths } from '../../paths.ts';
import { ModelsSection } from './models-section.tsx';

export function Screen() {
  const why = useWhyDialog();
  return (
    <>
      <PageHeader
        title="Модели и цены"
        related={[elsewhere.rateCorrections, paths.roles]}
        description="Что предлагает чат, сколько стоит миллион токенов и кому это открывают роли"
        actions={
          <Flex gap="2" wrap="wrap">
            <Button variant="outline" colorPalette="gray" onClick={() => why.ask({})}>
              Почему нет доступа
            </Button>
            <ButtonLink to={paths.modelSettingsCreate.to()}>
              <PlusIcon /> Добавить модель
            </ButtonLink>
          </Flex>
        }
      />
      <ModelsSection onWhy={({ id, name }) => why.ask({ model: { id, name } })} />
      {why.element}
    </>
  );
}
