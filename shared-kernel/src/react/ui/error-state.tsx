import type { ReactNode } from 'react';
import { ApiError } from '../http/api-error.ts';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { Heading } from './heading.ts';
import { AlertIcon } from './icons/alert-icon.ts';
import { Box, Flex, Stack } from './layout.ts';
import { SupportContact } from './public-links/support-contact.tsx';
import { Text } from './text.ts';

/** The words on the button that tries again. */
export const TRY_AGAIN = 'Попробовать снова';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  readonly title?: string | undefined;
  /** What went wrong. An `ApiError` brings its message and its codes. */
  readonly error?: unknown;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string | undefined;
  /** It stands for a whole page, so its title is the page's heading. */
  readonly isPage?: boolean | undefined;
  readonly children?: ReactNode;
}

function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Попробуйте ещё раз.';
}

function TraceCode({ traceId }: { readonly traceId: string }) {
  return (
    <Flex align="center" gap="1" color="fg.muted" textStyle="sm" wrap="wrap" justify="center">
      <Text as="span">Код обращения:</Text>
      <Flex as="span" align="center" gap="1" minW="0">
        <Text as="code" overflowWrap="anywhere">
          {traceId}
        </Text>
        <CopyButton text={traceId} label="Скопировать код обращения" />
      </Flex>
    </Flex>
  );
}

/** Says that something failed, gives the code for which support asks, and a way to try again. */
export function ErrorState({
  title = 'Не удалось загрузить данные',
  error,
  onRetry,
  retryLabel = TRY_AGAIN,
  isPage = false,
  children,
}: ErrorStateProps) {
  const { code = null, traceId = null } = error instanceof ApiError ? error : {};
  const mayTryAgain = onRetry !== undefined || children === undefined;
  return (
    <Stack role="alert" align="center" textAlign="center" gap="3" py="12" px="4">
      <AlertIcon boxSize="8" color="fg.error" />
      <Heading as={isPage ? 'h1' : 'h2'} size="lg">
        {title}
      </Heading>
      <Text color="fg.muted" maxW="md">
        <span>{children ?? messageOf(error)}</span>
        {/* On a line of its own: what the server says ends as it does in a toast, without a full stop. */}
        {mayTryAgain && (
          <Box as="span" display="block">
            <SupportContact before="Если не поможет, " act="ask" after="." about={traceId} />
          </Box>
        )}
      </Text>
      {code !== null && (
        <Text color="fg.muted" textStyle="sm">
          {`Код ошибки: ${code}`}
        </Text>
      )}
      {traceId !== null && <TraceCode traceId={traceId} />}
      {onRetry !== undefined && (
        <Button variant="outline" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Stack>
  );
}
