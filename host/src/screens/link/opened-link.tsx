import { ApiError } from '@cabinet/kernel/http';
import { paths } from '@cabinet/kernel/paths';
import { ButtonLink, ErrorState, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

interface OpenedLinkProps<Thing> {
  /** Null where the address holds none, as after a reload. */
  readonly secret: string | null;
  readonly query: {
    readonly data?: Thing | undefined;
    readonly error?: unknown;
    readonly mutate: () => Promise<unknown>;
  };
  readonly children: (thing: Thing, secret: string) => ReactNode;
}

const MISSING = 'Откройте ссылку из письма ещё раз: в адресе этой страницы её нет.';
const UNKNOWN =
  'Такой ссылки нет, или ей больше месяца. Откройте её прямо из письма: при копировании могла потеряться часть адреса.';

/** What the secret of a letter's link opens, or why it opens nothing. */
export function OpenedLink<Thing>({ secret, query, children }: OpenedLinkProps<Thing>) {
  const { data, error, mutate } = query;
  if (secret === null) return <Nowhere text={MISSING} />;
  if (data !== undefined) return children(data, secret);
  if (error instanceof ApiError && error.code === 'RES.001') return <Nowhere text={UNKNOWN} />;
  if (error !== undefined)
    return (
      <ErrorState isPage title="Не удалось открыть ссылку" error={error} onRetry={() => void mutate()} />
    );
  return (
    <Stack gap="5" aria-busy="true">
      <Skeleton height="24" />
      <Skeleton height="11" />
    </Stack>
  );
}

function Nowhere({ text }: { readonly text: string }) {
  return (
    <Stack gap="5">
      <Text>{text}</Text>
      <ToLogin />
    </Stack>
  );
}

export function ToLogin() {
  return (
    <ButtonLink to={paths.login.to()} variant="outline" size="lg" width="full">
      На страницу входа
    </ButtonLink>
  );
}
