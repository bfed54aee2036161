import { offeredPathsAtom } from '@cabinet/kernel/paths';
import { useAtomValue, useAttention } from '@cabinet/kernel/state';
import { ErrorState, SectionCard, Stack } from '@cabinet/kernel/ui';
import { AttentionBar } from './attention-bar.tsx';
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
  const lines = data?.items
    .filter((item) => !isOfStaff || isStaffs(item))
    .map(lineOf)
    .filter(({ pattern }) => offered.includes(pattern));
  if (lines?.length === 0) return null;
  if (isOfStaff) return <AttentionBar lines={lines} />;
  if (lines === undefined) return null;
  return (
    <SectionCard title="Требует внимания">
      <Stack as="ul" gap="0" listStyle="none">
        {lines.map((line) => (
          <li key={line.to}>
            <AttentionLine line={line} isBrief={false} />
          </li>
        ))}
      </Stack>
    </SectionCard>
  );
}
