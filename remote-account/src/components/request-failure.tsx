import { ApiError } from '@cabinet/kernel/http';
import { paths } from '@cabinet/kernel/paths';
import { ButtonLink, Card, EmptyState, ErrorState, Flex } from '@cabinet/kernel/ui';

interface RequestFailureProps {
  readonly error: unknown;
  /** What failed, when there was a request and no answer. */
  readonly title: string;
  readonly onRetry: () => void;
}

/** Another person's request is answered as one that does not exist, and so is an address that names none. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** In place of a payment request: it does not exist, with ways out; or it could not be read, with another try. */
export function RequestFailure({ error, title, onRetry }: RequestFailureProps) {
  return (
    <Card p="0">
      {isMissing(error) ? (
        <EmptyState
          title="Заявка не найдена"
          description="Возможно, в ссылке ошибка, или это заявка другого человека."
          action={
            <Flex gap="3" wrap="wrap" justify="center">
              <ButtonLink to={paths.paymentRequests.to()}>Мои заявки</ButtonLink>
              <ButtonLink to={paths.payment.to()} variant="outline">
                Новое пополнение
              </ButtonLink>
            </Flex>
          }
        />
      ) : (
        <ErrorState title={title} error={error} onRetry={onRetry} />
      )}
    </Card>
  );
}
