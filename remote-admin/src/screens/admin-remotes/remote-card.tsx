import { remoteLabel } from '@cabinet/kernel/core/text';
import { Button, Flex, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import type { Remote } from '../../api/remotes.ts';
import { BuildItem } from './build-item.tsx';
import { BuildName } from './build-name.tsx';
import type { Hours } from './periods.ts';

interface RemoteCardProps {
  readonly remote: Remote;
  readonly hours: Hours;
  readonly onShowHistory: () => void;
  readonly onRollBack: () => void;
}

/** Builds that are checked and wait, of which no page has said anything. */
function HeldBuilds({ builds }: { readonly builds: readonly string[] }) {
  if (builds.length === 0) return null;
  return (
    <Flex columnGap="4" rowGap="1" wrap="wrap" align="center">
      <Text textStyle="sm" color="fg.muted">
        {builds.length === 1 ? 'Отложена:' : 'Отложены:'}
      </Text>
      {builds.map((build) => (
        <BuildName key={build} build={build} />
      ))}
    </Flex>
  );
}

/** One remote: what people get of it, how that loads, and what can be done. */
export function RemoteCard({ remote, hours, onShowHistory, onRollBack }: RemoteCardProps) {
  const { name, live, held, builds, rollback } = remote;
  const label = remoteLabel(name);
  const waiting = held.filter((build) => !builds.some((each) => each.build === build));
  return (
    <SectionCard
      title={label}
      description={
        <Text as="span" fontFamily="mono" overflowWrap="anywhere">
          {name}
        </Text>
      }
      actions={
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-label={`История: ${label}`}
            onClick={onShowHistory}
          >
            История
          </Button>
          {rollback !== null && (
            <Button
              size="sm"
              variant="outline"
              colorPalette="red"
              aria-label={`Откатить: ${label}`}
              onClick={onRollBack}
            >
              Откатить
            </Button>
          )}
        </Flex>
      }
    >
      <Stack gap="4">
        {live === null && <Text color="fg.muted">Для всех раздел ещё не открыт.</Text>}
        {builds.length > 0 && (
          <Stack as="ul" aria-label={`Сборки: ${label}`} gap="0" listStyleType="none">
            {builds.map((build) => (
              <BuildItem key={build.build} build={build} remote={remote} hours={hours} />
            ))}
          </Stack>
        )}
        <HeldBuilds builds={waiting} />
      </Stack>
    </SectionCard>
  );
}
