import { offeredPathsAtom } from '@cabinet/kernel/paths';
import { useAtomValue, useAttention } from '@cabinet/kernel/state';
import { Card, ErrorState, Flex, Heading, SectionCard, Stack } from '@cabinet/kernel/ui';
import { useId } from 'react';
import { AttentionLine } from './attention-line.tsx';
import { isStaffs, lineOf } from './attention-words.ts';

/** Props of {@link AttentionSection}. */
export interface AttentionSectionProps {
  /** Only what is the work of staff, for their own screens. */
  readonly isOfStaff?: boolean;
}

/**
 * «Требует внимания»: what waits for the person, a press each; nothing at all where nothing does. Whoever comes home came
 * for something else and is told of no failure; at the head of their work staff are, because «nothing waits» would be a
 * mistake that costs somebody else their money.
 */
export function AttentionSection({ isOfStaff = false }: AttentionSectionProps) {
  const { data, error, mutate } = useAttention();
  const offered = useAtomValue(offeredPathsAtom);
  const titleId = useId();
  if (data === undefined && error !== undefined && isOfStaff)
    return (
      <SectionCard title="Требует внимания">
        <ErrorState
          title="Не удалось узнать, что ждёт вашего решения"
          error={error}
          onRetry={() => void mutate()}
        />
      </SectionCard>
    );
  const lines = (data?.items ?? [])
    .filter((item) => !isOfStaff || isStaffs(item))
    .map(lineOf)
    .filter(({ pattern }) => offered.includes(pattern));
  if (lines.length === 0) return null;
  const presses = lines.map((line) => (
    <li key={line.to}>
      <AttentionLine line={line} isBrief={isOfStaff} />
    </li>
  ));
  // A list is what staff came for: what waits takes one row above it.
  if (isOfStaff)
    return (
      <Card
        as="section"
        aria-labelledby={titleId}
        p="3"
        px="6"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="6"
      >
        <Heading id={titleId} size="sm">
          Требует внимания
        </Heading>
        <Flex as="ul" wrap="wrap" columnGap="6" listStyle="none">
          {presses}
        </Flex>
      </Card>
    );
  return (
    <SectionCard title="Требует внимания">
      <Stack as="ul" gap="0" listStyle="none">
        {presses}
      </Stack>
    </SectionCard>
  );
}
