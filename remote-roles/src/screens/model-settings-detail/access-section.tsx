import { Button, ErrorState, SectionCard, Skeleton } from '@cabinet/kernel/ui';
import { type ModelDetail, useModelAccess } from '../../api/models.ts';
import { AccessTable } from './access-table.tsx';

interface AccessSectionProps {
  readonly model: ModelDetail;
  readonly onWhy: () => void;
}

function Access({ model }: Pick<AccessSectionProps, 'model'>) {
  const { data, error, mutate } = useModelAccess(model.id);
  if (data !== undefined) return <AccessTable model={model} access={data} />;
  if (error !== undefined)
    return <ErrorState title="Не удалось загрузить роли" error={error} onRetry={() => void mutate()} />;
  return <Skeleton height="16rem" aria-busy />;
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
      <Access model={model} />
    </SectionCard>
  );
}
