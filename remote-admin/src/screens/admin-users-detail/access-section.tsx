import { VerdictBadge } from '@cabinet/access';
import { Button, ErrorState, Flex, SectionCard, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { useAdminUserAccess } from '../../api/admin-users.ts';

const FIRST = 6;

interface AccessSectionProps {
  readonly userId: string;
  /** Asks why, of one model or of any. */
  readonly onWhy: (model: { readonly id: string; readonly name: string } | undefined) => void;
}

/**
 * Which models a request of the person gets through to, as the evaluator says it (product §17.6): the closed ones first,
 * because those are asked about. A switched-off model is closed, and to somebody deactivated all are.
 */
export function AccessSection({ userId, onWhy }: AccessSectionProps) {
  const { data, error, mutate } = useAdminUserAccess(userId);
  const [isWhole, showWhole] = useState(false);
  const models = [...(data?.models ?? [])].sort((one, other) => Number(one.allowed) - Number(other.allowed));
  const open = models.filter(({ allowed }) => allowed).length;
  return (
    <SectionCard
      title="Доступ к моделям"
      description={data && `Открыто ${open} из ${models.length}`}
      actions={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={() => onWhy(undefined)}>
          Почему нет доступа
        </Button>
      }
    >
      {data === undefined && error === undefined && <Skeleton height="12rem" aria-busy />}
      {data === undefined && error !== undefined && (
        <ErrorState title="Не удалось загрузить доступ" error={error} onRetry={() => void mutate()} />
      )}
      <Stack as="ul" aria-label="Модели" gap="0" listStyleType="none">
        {(isWhole ? models : models.slice(0, FIRST)).map(({ id, name, vendor, allowed }) => (
          <Flex
            as="li"
            key={id}
            align="center"
            gap="3"
            py="2"
            borderTopWidth="1px"
            borderColor="border.muted"
            _first={{ borderTopWidth: '0' }}
          >
            <Text flex="1" minW="0" overflowWrap="anywhere">
              <span>{`${name} `}</span>
              <Text as="span" textStyle="sm" color="fg.muted">
                {vendor}
              </Text>
            </Text>
            <VerdictBadge isOpen={allowed} />
            <Button
              size="xs"
              variant="ghost"
              colorPalette="gray"
              aria-label={`Почему: ${name}`}
              onClick={() => onWhy({ id, name })}
            >
              Почему
            </Button>
          </Flex>
        ))}
      </Stack>
      {models.length > FIRST && !isWhole && (
        <Button mt="2" size="sm" variant="ghost" onClick={() => showWhole(true)}>
          {`Показать все: ${models.length}`}
        </Button>
      )}
    </SectionCard>
  );
}
