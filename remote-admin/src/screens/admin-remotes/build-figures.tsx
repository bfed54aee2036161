import { Flex, SimpleGrid, Stack, Text } from '@cabinet/kernel/ui';
import type { RemoteBuild } from '../../api/remotes.ts';
import { type Hours, lastText } from './periods.ts';
import { countText, durationText, failuresText, loadsText, REASON_LABEL, rateText } from './remote-words.ts';

const figuresOf = ({ loads, failures, failureRate, p50Ms, p75Ms, p95Ms }: RemoteBuild) => [
  { label: 'Загрузок', value: countText(loads) },
  { label: 'Сбоев', value: failures === 0 ? '0' : `${countText(failures)} (${rateText(failureRate)})` },
  { label: 'Половина — быстрее чем за', value: durationText(p50Ms) },
  { label: '75 из 100 — быстрее чем за', value: durationText(p75Ms) },
  { label: '95 из 100 — быстрее чем за', value: durationText(p95Ms) },
];

/** Why loads have failed, the most frequent first. */
function FailureReasons({ build: { failures, reasons } }: { readonly build: RemoteBuild }) {
  const found = REASON_LABEL.map(({ reason, label }) => ({ label, count: reasons[reason] }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  if (found.length === 0) return null;
  return (
    <Flex columnGap="4" rowGap="1" wrap="wrap" textStyle="sm">
      <Text as="span" color="fg.muted">
        {`${failuresText(failures)} по причинам:`}
      </Text>
      <Flex as="ul" aria-label="Причины сбоев" columnGap="4" rowGap="1" wrap="wrap" listStyleType="none">
        {found.map(({ label, count }) => (
          <li key={label}>{`${label} — ${countText(count)}`}</li>
        ))}
      </Flex>
    </Flex>
  );
}

interface BuildFiguresProps {
  readonly build: RemoteBuild;
  readonly hours: Hours;
}

/** How often a build was loaded in the period, how often in vain and why, and how long it took. */
export function BuildFigures({ build, hours }: BuildFiguresProps) {
  if (build.loads === 0)
    return (
      <Text textStyle="sm" color="fg.muted">
        {`Страницы ещё не сообщали о загрузках за ${lastText(hours)}.`}
      </Text>
    );
  return (
    <Stack gap="3">
      <SimpleGrid as="dl" aria-label={loadsText(build.loads)} columns={{ base: 2, md: 5 }} gap="3">
        {figuresOf(build).map(({ label, value }) => (
          <Stack key={label} gap="0.5" minW="0">
            <Text as="dt" textStyle="sm" color="fg.muted">
              {label}
            </Text>
            <Text as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {value}
            </Text>
          </Stack>
        ))}
      </SimpleGrid>
      <FailureReasons build={build} />
    </Stack>
  );
}
