import { ApiError } from '@cabinet/kernel/http';
import { paths } from '@cabinet/kernel/paths';
import { ButtonLink, ErrorState, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { useStoppable } from '../../api/stop-proposal.ts';
import { LoginLayout } from '../login/login-layout.tsx';
import { useLinkSecret } from '../login/use-link-secret.ts';
import { ClosedProposal } from './closed-proposal.tsx';
import { OpenProposal } from './open-proposal.tsx';
import { ProposalFacts } from './proposal-facts.tsx';

const TITLE = 'Изменение доступа';
const DESCRIPTION = 'По ссылке из письма его можно остановить';

const MISSING = 'Откройте ссылку из письма ещё раз: в адресе этой страницы её нет.';
const UNKNOWN =
  'Такой ссылки нет, или ей больше месяца. Откройте её прямо из письма: при копировании могла потеряться часть адреса.';

/** Behind the link of the letter about what would take effect by itself (product §19.5). */
export function StopProposalScreen() {
  const secret = useLinkSecret();
  const { data: proposal, error, mutate } = useStoppable(secret);

  return (
    <LoginLayout title={TITLE} description={DESCRIPTION}>
      {secret === null && <Nowhere text={MISSING} />}
      {secret !== null && proposal !== undefined && (
        <Stack gap="5">
          <ProposalFacts proposal={proposal} />
          {proposal.state === 'open' ? (
            <OpenProposal secret={secret} proposal={proposal} onChange={mutate} />
          ) : (
            <ClosedProposal proposal={proposal} />
          )}
        </Stack>
      )}
      {secret !== null && proposal === undefined && <Unopened error={error} onRetry={() => void mutate()} />}
    </LoginLayout>
  );
}

function Unopened({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (error instanceof ApiError && error.code === 'RES.001') return <Nowhere text={UNKNOWN} />;
  if (error !== undefined)
    return <ErrorState isPage title="Не удалось открыть ссылку" error={error} onRetry={onRetry} />;
  return (
    <Stack gap="5" aria-busy="true">
      <Skeleton height="24" />
      <Skeleton height="11" />
    </Stack>
  );
}

function Nowhere({ text }: { readonly text: string }) {
  return (
    <Stack gap="5">
      <Text>{text}</Text>
      <ButtonLink to={paths.login.to()} variant="outline" size="lg" width="full">
        На страницу входа
      </ButtonLink>
    </Stack>
  );
}
