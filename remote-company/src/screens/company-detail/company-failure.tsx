import { ApiError } from '@cabinet/kernel/http';
import { paths } from '@cabinet/kernel/paths';
import { BuildingIcon, ButtonLink, Card, EmptyState, ErrorState, Flex } from '@cabinet/kernel/ui';

interface CompanyFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Another company is answered as one that does not exist, and so is an address that names none. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** In place of a company: it is not there, with ways out; or it could not be read, with another try. */
export function CompanyFailure({ error, onRetry }: CompanyFailureProps) {
  return (
    <Card p="0">
      {isMissing(error) ? (
        <EmptyState
          icon={<BuildingIcon />}
          title="Компания не найдена"
          description="Возможно, в ссылке ошибка, или вы не состоите в этой компании."
          action={
            <Flex gap="3" wrap="wrap" justify="center">
              <ButtonLink to={paths.company.to()}>Моя компания</ButtonLink>
              <ButtonLink to={paths.account.to()} variant="outline">
                Мой аккаунт
              </ButtonLink>
            </Flex>
          }
        />
      ) : (
        <ErrorState title="Не удалось открыть компанию" error={error} onRetry={onRetry} />
      )}
    </Card>
  );
}
