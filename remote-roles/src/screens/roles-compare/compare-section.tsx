import { ApiError } from '@cabinet/kernel/http';
import { Button, Card, EmptyState, ErrorState, Flex, ListIcon, Skeleton, Stack } from '@cabinet/kernel/ui';
import { useRole } from '../../api/roles.ts';
import { Comparison } from './comparison.tsx';
import { RolePicker } from './role-picker.tsx';
import { useCompared } from './use-compared.ts';

interface WordsProps {
  readonly title: string;
  readonly description: string;
}

function Words({ title, description }: WordsProps) {
  return (
    <Card p="0">
      <EmptyState icon={<ListIcon />} title={title} description={description} />
    </Card>
  );
}

interface ProblemProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A link may name a role that has been deleted since. */
function Problem({ error, onRetry }: ProblemProps) {
  if (error instanceof ApiError && error.code === 'RES.001')
    return <Words title="Роль не найдена" description="Её могли удалить. Выберите другую роль." />;
  return (
    <Card p="0">
      <ErrorState title="Не удалось загрузить роли" error={error} onRetry={onRetry} />
    </Card>
  );
}

function useTwoRoles(ids: { readonly one: string | null; readonly other: string | null }) {
  const [one, other] = [useRole(ids.one), useRole(ids.other)];
  const failed = [one, other].find(({ data, error }) => data === undefined && error !== undefined);
  const error: unknown = failed?.error;
  return {
    one: one.data,
    other: other.data,
    error,
    onRetry: () => void failed?.mutate(),
  };
}

interface PartsProps {
  readonly compared: ReturnType<typeof useCompared>;
  readonly roles: ReturnType<typeof useTwoRoles>;
}

function Compared({ compared, roles }: PartsProps) {
  const { ids, hasAllModels, showAllModels } = compared;
  const { one, other, error, onRetry } = roles;
  if (error !== undefined) return <Problem error={error} onRetry={onRetry} />;
  if (ids.one === null || ids.other === null)
    return (
      <Words
        title="Выберите две роли"
        description="Здесь встанут рядом их права, правила доступа к моделям и сами модели: будет видно, что есть у одной и чего нет у другой."
      />
    );
  if (ids.one === ids.other)
    return (
      <Words title="Это одна и та же роль" description="Выберите вторую роль, чтобы увидеть различия." />
    );
  if (one === undefined || other === undefined)
    return (
      <Stack gap="6" aria-busy>
        <Skeleton height="13rem" />
        <Skeleton height="16rem" />
      </Stack>
    );
  return <Comparison {...{ one, other, hasAllModels }} onAllModels={showAllModels} />;
}

export function CompareSection() {
  const compared = useCompared();
  const { ids, choose, swap } = compared;
  const roles = useTwoRoles(ids);
  return (
    <Stack gap="6">
      <Flex gap="3" wrap="wrap" align="flex-end">
        <RolePicker label="Первая роль" id={ids.one} role={roles.one} onChoose={(id) => choose('one', id)} />
        <Button
          variant="outline"
          colorPalette="gray"
          disabled={ids.one === null && ids.other === null}
          onClick={swap}
        >
          Поменять местами
        </Button>
        <RolePicker
          label="Вторая роль"
          id={ids.other}
          role={roles.other}
          onChoose={(id) => choose('other', id)}
        />
      </Flex>
      <Compared compared={compared} roles={roles} />
    </Stack>
  );
}
