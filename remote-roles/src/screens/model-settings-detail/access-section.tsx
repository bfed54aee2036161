import { Button, Loaded, SectionCard, Skeleton } from '@cabinet/kernel/ui';
import { type ModelDetail, useModelAccess } from '../../api/models.ts';
import { AccessTable } from './access-table.tsx';

interface AccessSectionProps {
  readonly model: ModelDetail;
  readonly onWhy: () => void;
}

export function AccessSection({ model, onWhy }: AccessSectionProps) {
  return (
    <SectionCard
      title="Кому доступна"
      description="Решает последнее правило роли, которое подходит модели"
      actions={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onWhy}>
          Почему нет доступа
        </Button>
      }
    >
      <Loaded
        query={useModelAccess(model.id)}
        skeleton={<Skeleton height="16rem" aria-busy />}
        failureTitle="Не удалось загрузить роли"
      >
        {(access) => <AccessTable model={model} access={access} />}
      </Loaded>
    </SectionCard>
  );
}
