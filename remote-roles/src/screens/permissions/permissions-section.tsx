import { useSearchParams } from '@cabinet/kernel/router';
import {
  Button,
  ErrorState,
  Flex,
  PageHeader,
  PlusIcon,
  Skeleton,
  Stack,
  Text,
  useLazyDialog,
} from '@cabinet/kernel/ui';
import { FilterSearch } from '@cabinet/kernel/ui/table';
import { useCalls, usePermissions } from '../../api/permissions.ts';
import { groupPermissions, searchPermissions } from '../../lib/listed-permission.ts';
import { withParam } from '../../lib/with-param.ts';
import { PermissionCategory } from './permission-category.tsx';
import { useRelated } from './use-related.ts';

const importCreate = () => import('./permission-create-dialog.tsx');
const importDelete = () => import('./permission-delete-dialog.tsx');

/** Every permission by category; what is looked for stands in the address. */
export function PermissionsSection() {
  const { data: known, error, mutate } = usePermissions(true);
  const calls = useCalls();
  const related = useRelated();
  // Each permission tells what it opens: drawn before that is known, all of them would move.
  const data = calls.data === undefined && calls.error === undefined ? undefined : known;
  const [query, setQuery] = useSearchParams();
  const typed = query.get('q') ?? '';
  const creation = useLazyDialog(importCreate);
  const deletion = useLazyDialog(importDelete);
  const groups = groupPermissions(searchPermissions(data ?? [], typed));
  return (
    <>
      <PageHeader
        title="Разрешения"
        related={related}
        description="Из них складываются роли: что каждое открывает и у каких ролей оно есть"
        actions={
          <Button onClick={() => creation.ask({})}>
            <PlusIcon /> Создать разрешение
          </Button>
        }
      />
      <Stack gap="6">
        <Flex>
          <FilterSearch
            label="Найти разрешение"
            placeholder="Название, код или категория"
            value={typed}
            onChange={(text) =>
              setQuery((present) => withParam(present, 'q', text || null), { replace: true })
            }
          />
        </Flex>
        {groups.map((group) => (
          <PermissionCategory
            key={group.category}
            group={group}
            onDelete={(permission) => deletion.ask({ permission })}
          />
        ))}
        {data === undefined && error === undefined && (
          <Stack gap="6" aria-busy>
            <Skeleton height="20rem" />
            <Skeleton height="14rem" />
          </Stack>
        )}
        {data === undefined && error !== undefined && (
          <ErrorState title="Не удалось загрузить разрешения" error={error} onRetry={() => void mutate()} />
        )}
        <Text role="status" color="fg.muted">
          {data !== undefined && groups.length === 0 && 'Ничего не нашлось. Попробуйте другое слово.'}
        </Text>
      </Stack>
      {creation.element}
      {deletion.element}
    </>
  );
}
