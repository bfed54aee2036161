import { requestsText } from '@cabinet/access';
import { formatAmount } from '@cabinet/kernel/core/amount';
import { plural } from '@cabinet/kernel/core/text';
import { Box, Button, ErrorState, Flex, SectionCard, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { ExactSums } from '@cabinet/kernel/ui/money';
import { useState } from 'react';
import { type Replay, type ReplayDays, refusedByEdit, USUAL_REPLAY_DAYS } from '../../api/dynamic.ts';
import { daysText, modelCountText, peopleText } from '../../lib/counts.ts';
import type { DraftAccess } from '../draft.ts';
import { ReplayList } from './replay-list.tsx';
import { useReplay } from './use-replay.ts';

interface ReplayPanelProps {
  readonly access: DraftAccess;
  readonly roleId: string;
}

const DAYS: readonly ReplayDays[] = [7, 30, 90];

/** What the draft would have refused of the real requests of the role's people. */
export function ReplayPanel({ access, roleId }: ReplayPanelProps) {
  const [days, setDays] = useState<ReplayDays>(USUAL_REPLAY_DAYS);
  const { data, error, isOld, mutate } = useReplay({ access, roleId, days });
  return (
    <SectionCard
      title="Проверка на реальных запросах"
      description="В чём эти правила отказали бы людям с этой ролью"
    >
      <Stack gap="4">
        <Flex
          role="group"
          aria-label="За сколько дней"
          gap="1"
          p="1"
          bg="bg.muted"
          borderRadius="l2"
          w="fit-content"
        >
          {DAYS.map((each) => (
            <Button
              key={each}
              size="xs"
              variant={each === days ? 'outline' : 'ghost'}
              colorPalette="gray"
              aria-pressed={each === days}
              onClick={() => setDays(each)}
            >
              {`${each} дней`}
            </Button>
          ))}
        </Flex>
        <Box role="status" aria-busy={isOld}>
          {data !== undefined && <Refusals replay={data} />}
          {data !== undefined && (
            <Text textStyle="xs" color="fg.muted" minH="1lh">
              {isOld && 'Пересчитываем…'}
            </Text>
          )}
          {data === undefined && error === undefined && <Skeleton height="3rem" />}
        </Box>
        {error !== undefined && (
          <ErrorState title="Проверить не удалось" error={error} onRetry={() => void mutate()} />
        )}
        {data !== undefined && (
          <>
            <ReplayList title="Модели" rows={data.models} total={data.models.length} />
            <ReplayList
              title="Люди"
              rows={data.people.map(({ userId: id, displayName: name, ...row }) => ({ id, name, ...row }))}
              total={data.peopleCount}
            />
            {data.refused > 0 && <ExactSums />}
          </>
        )}
      </Stack>
    </SectionCard>
  );
}

/** How much of what would have been refused the saved rules let pass; `null` where the API does not tell. */
function byEditText({ refused, refusedByEdit: byEdit, amountByEdit }: Replay): string | null {
  if (byEdit === undefined || amountByEdit === undefined) return null;
  if (byEdit === 0) return 'Эта правка здесь ни при чём: всё это не проходит уже по сохранённым правилам.';
  if (byEdit === refused) return 'Всё это — из-за этой правки.';
  return `Из-за этой правки: ${requestsText(byEdit)} на ${formatAmount(amountByEdit)}. Остальное не проходит уже по сохранённым правилам.`;
}

function Refusals({ replay }: { readonly replay: Replay }) {
  const { charges, refused, amountRefused, days, peopleCount, models } = replay;
  const period = `За ${daysText(days)}`;
  if (charges === 0)
    return <Text color="fg.muted">{`${period} у людей с этой ролью не было ни одного запроса.`}</Text>;
  if (refused === 0) return <Text>{`${period} правила не отказали бы ни в одном запросе.`}</Text>;
  const byEdit = byEditText(replay);
  const of = `${refused} из ${charges} ${plural(charges, 'запроса', 'запросов', 'запросов')}`;
  return (
    <>
      <Text color={refusedByEdit(replay) > 0 ? 'fg.warning' : undefined}>
        {`${period} было бы отказано: ${of} на ${formatAmount(amountRefused)}, ${peopleText(peopleCount)}, ${modelCountText(models.length)}.`}
      </Text>
      {byEdit !== null && <Text fontWeight="medium">{byEdit}</Text>}
    </>
  );
}
