import { apiErrorText } from '@cabinet/kernel/notify';
import { Banner, SectionCard, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

/** What came of a question about a correction. */
export interface PreviewAnswer<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly mutate: () => Promise<unknown>;
}

interface PreviewStateProps<Data> {
  readonly title: string;
  readonly description: string;
  readonly answer: PreviewAnswer<Data>;
  /** Too little is known to ask. */
  readonly isEmpty: boolean;
  /** What is shown is not yet for what was typed last. */
  readonly isLate: boolean;
  readonly emptyText: string;
  readonly failureText: string;
  readonly children: (data: Data) => ReactNode;
}

/** A card beside a form in each of its states; the form can be sent whichever it is. */
export function PreviewState<Data>(props: PreviewStateProps<Data>) {
  const { title, description, answer, isEmpty, isLate, emptyText, failureText, children } = props;
  const { data, error, isLoading, mutate } = answer;
  const isPending = !isEmpty && (isLate || isLoading);
  const hasFailed = !isEmpty && !isPending && error !== undefined;
  return (
    <SectionCard title={title} description={description}>
      <Stack gap="3" aria-busy={isPending}>
        {isEmpty && <Text color="fg.muted">{emptyText}</Text>}
        {hasFailed && (
          <Banner tone="warning" title={failureText} onRetry={() => void mutate()}>
            {apiErrorText(error).message}
          </Banner>
        )}
        {!isEmpty && !hasFailed && (data === undefined ? <Skeleton height="6rem" /> : children(data))}
      </Stack>
    </SectionCard>
  );
}
