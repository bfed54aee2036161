import { Button, CopyButton, Flex, PageHeader, Text } from '@cabinet/kernel/ui';
import type { ModelDetail } from '../../api/models.ts';
import { BackToModels } from '../../components/model/back-to-models.tsx';
import { StateBadge } from '../../components/model/state-badge.tsx';
import { useSwitchModel } from '../../components/model/use-switch-model.ts';

export function ModelHeader({ model }: { readonly model: ModelDetail }) {
  const { id, name, enabled } = model;
  const switching = useSwitchModel();
  return (
    <>
      <PageHeader
        title={name}
        back={<BackToModels />}
        description={
          <Flex as="span" gap="2" align="center" wrap="wrap">
            <StateBadge isEnabled={enabled} />
            <Text as="code" textStyle="sm" overflowWrap="anywhere">
              {id}
            </Text>
            <CopyButton text={id} label="Скопировать код модели" />
          </Flex>
        }
        actions={
          <Button
            variant={enabled ? 'outline' : 'solid'}
            colorPalette={enabled ? 'gray' : 'accent'}
            onClick={() => switching.ask({ model })}
          >
            {enabled ? 'Выключить' : 'Включить'}
          </Button>
        }
      />
      {switching.element}
    </>
  );
}
