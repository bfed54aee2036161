import { paths } from '@cabinet/kernel/paths';
import { Banner, ButtonLink, formatDate, Stack } from '@cabinet/kernel/ui';
import type { Stoppable } from '../../api/stop-proposal.ts';

type Closed = Exclude<Stoppable['state'], 'open'>;

const GONE =
  'Остановить сброс нельзя, и вернуть второй способ входа тоже: войдите с паролем и добавьте новый. Если вы об этом не просили, сначала смените пароль на странице входа: «Забыли пароль?».';
const NOTHING_TO_DO = 'Изменение не вступит в силу. Делать ничего не нужно.';

const TITLES: Readonly<Record<Closed, string>> = {
  took_effect: 'Уже вступило в силу',
  confirmed: 'Уже подтверждено вторым человеком',
  rejected: 'Остановлено',
  cancelled: 'Отозвано',
  lapsed: 'Потеряло силу',
};
const IS_DONE: Readonly<Record<Closed, boolean>> = {
  took_effect: true,
  confirmed: true,
  rejected: false,
  cancelled: false,
  lapsed: false,
};

/** What has become of a proposal, and who can still help. */
export function ClosedProposal({ proposal }: { readonly proposal: Stoppable }) {
  const { state, others, isUndoable, decidedBy: by, decidedAt: at } = proposal;
  if (state === 'open') return null;
  const when = [at === null ? null : formatDate(at, 'datetime'), by].filter((each) => each !== null);
  const title = [TITLES[state], ...when].join(', ');
  return (
    <Stack gap="5">
      <Banner tone={IS_DONE[state] ? 'warning' : 'success'} title={title}>
        {!IS_DONE[state] ? NOTHING_TO_DO : isUndoable ? helpOf(others) : GONE}
      </Banner>
      <ButtonLink to={paths.login.to()} variant="outline" size="lg" width="full">
        На страницу входа
      </ButtonLink>
    </Stack>
  );
}

/** Those who keep the server can make a second administrator, whoever the first one is. */
function helpOf(others: readonly string[]): string {
  const keepers = 'тем, кто обслуживает сервер кабинета';
  return others.length === 0
    ? `Остановить его нельзя, но можно отменить: обратитесь к ${keepers}.`
    : `Остановить его нельзя, но отменить могут: ${others.join(', ')}. Если они не помогут, обратитесь к ${keepers}.`;
}
