import { DateText, Flex, Stack, StatusBadge, Text } from '@cabinet/kernel/ui';
import type { Remote, RemoteBuild } from '../../api/remotes.ts';
import { BuildFigures } from './build-figures.tsx';
import { BuildName } from './build-name.tsx';
import type { Hours } from './periods.ts';
import { authorText, percentText, STAGE_TONE, stageText } from './remote-words.ts';

interface BuildItemProps {
  readonly build: RemoteBuild;
  readonly remote: Pick<Remote, 'name' | 'live' | 'canary'>;
  readonly hours: Hours;
}

/** Since when people get it, and by whom; nothing of a build that nobody gets. */
function stageOf({ stage }: RemoteBuild, { live, canary }: BuildItemProps['remote']) {
  if (stage === 'live') return live;
  return stage === 'canary' ? canary : null;
}

/** One build: who gets it, since when, and what pages have said about it. */
export function BuildItem({ build, remote, hours }: BuildItemProps) {
  const stage = stageOf(build, remote);
  const label =
    build.stage === 'canary' && remote.canary !== null
      ? `Канарейка: ${percentText(remote.canary.percent)} людей`
      : stageText(build.stage);
  return (
    <Stack
      as="li"
      aria-label={`${label}, ${build.build}`}
      gap="3"
      py="4"
      borderTopWidth="1px"
      borderColor="border.muted"
      _last={{ pb: '0' }}
    >
      <Flex columnGap="3" rowGap="1" align="center" wrap="wrap">
        <StatusBadge tone={STAGE_TONE[build.stage]}>{label}</StatusBadge>
        <BuildName build={build.build} />
        {stage !== null && (
          <Text as="span" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            с <DateText value={stage.since} format="datetime" />
            <span>{` · ${authorText(stage.by)}`}</span>
          </Text>
        )}
      </Flex>
      {/* Pages report how sections come to them, not how they start themselves. */}
      {remote.name !== 'host' && <BuildFigures build={build} hours={hours} />}
    </Stack>
  );
}
