import { remoteLabel } from '@cabinet/kernel/core/text';
import { ApiError } from '@cabinet/kernel/http';
import {
  Button,
  ButtonLink,
  Card,
  ErrorState,
  Flex,
  PageHeader,
  Skeleton,
  Stack,
  Text,
} from '@cabinet/kernel/ui';
import { useStoredBuild } from '../../api/stored-build.ts';
import type { Trial } from '../../federation/build-news.ts';
import { keepTrial } from '../../federation/stored-trial.ts';
import { NoTrial } from './no-trial.tsx';
import { TrialFacts } from './trial-facts.tsx';

const MEANING =
  'Страницы этого раздела покажет эта сборка, даже если она ещё не выпущена: с вашими правами и настоящими данными, только в этом браузере, четыре часа. Остальным ничего не изменится.';

interface TrialQuestionProps {
  readonly wish: Pick<Trial, 'remote' | 'build'>;
  /** The page that the person wanted. */
  readonly to: string;
  readonly userId: string;
}

/** The build and who stored it, so that nobody runs what they do not expect. */
export function TrialQuestion({ wish, to, userId }: TrialQuestionProps) {
  const { data: stored, error, mutate } = useStoredBuild(wish);
  const label = remoteLabel(wish.remote);
  if (error instanceof ApiError && error.status === 404)
    return (
      <NoTrial to={to}>
        {`Сборки ${wish.build} раздела «${label}» в хранилище нет: её удалили, или в ссылке опечатка.`}
      </NoTrial>
    );

  function open() {
    keepTrial({ ...wish, userId });
    // «Назад» does not lead to the question.
    window.location.replace(to);
  }

  return (
    <>
      <PageHeader title={`Открыть пробную сборку «${label}»?`} />
      <Stack gap="6" maxWidth="2xl">
        {error !== undefined && stored === undefined ? (
          <ErrorState title="Не удалось узнать о сборке" error={error} onRetry={() => void mutate()} />
        ) : (
          <Card padding={{ base: '5', sm: '6' }}>
            <Stack gap="5">
              {stored === undefined ? <Skeleton height="32" /> : <TrialFacts stored={stored} />}
              <Text>{MEANING}</Text>
            </Stack>
          </Card>
        )}
        <Flex gap="3" wrap="wrap">
          <Button disabled={stored === undefined} onClick={open} width={{ base: 'full', sm: 'auto' }}>
            Открыть пробную сборку
          </Button>
          <ButtonLink to={to} variant="outline" width={{ base: 'full', sm: 'auto' }}>
            Остаться на обычной
          </ButtonLink>
        </Flex>
      </Stack>
    </>
  );
}
