import { paths } from '@cabinet/kernel/paths';
import { Banner, ButtonLink, Stack } from '@cabinet/kernel/ui';
import type { Undoable } from '../../api/email-links.ts';
import { ToLogin } from '../link/opened-link.tsx';

type Closed = Exclude<Undoable['state'], 'open' | 'took_effect'>;

const WHOM_TO_ASK = 'Если почту меняли не вы, напишите тому, кто открыл вам доступ в кабинет.';

const WORDS: Readonly<
  Record<
    Closed,
    {
      readonly tone: 'success' | 'warning';
      readonly title: string;
      readonly text: (former: string) => string;
    }
  >
> = {
  stopped: {
    tone: 'success',
    title: 'Почта осталась прежней',
    text: () =>
      'Смену остановили. Если о ней просили не вы, войдите, смените пароль и завершите чужие сеансы: вашей учётной записью пользовался кто-то другой.',
  },
  undone: {
    tone: 'success',
    title: 'Почта возвращена',
    text: (former) =>
      `Чтобы войти, задайте новый пароль: на странице входа нажмите «Забыли пароль?», код придёт на ${former}.`,
  },
  expired: {
    tone: 'warning',
    title: 'Вернуть почту уже нельзя',
    text: () => `На это было 7 дней. ${WHOM_TO_ASK}`,
  },
  overruled: {
    tone: 'warning',
    title: 'Ссылка больше не действует',
    text: () => `С тех пор почту этой учётной записи сменил администратор, или её удалили. ${WHOM_TO_ASK}`,
  },
};

/** What has become of a change that the link neither stops nor undoes any more. */
export function ClosedUndo({ state, former }: { readonly state: Closed; readonly former: string }) {
  const { tone, title, text } = WORDS[state];
  return (
    <Stack gap="5">
      <Banner tone={tone} title={title}>
        {text(former)}
      </Banner>
      {state === 'undone' ? (
        <ButtonLink to={paths.login.to()} size="lg" width="full">
          Задать новый пароль
        </ButtonLink>
      ) : (
        <ToLogin />
      )}
    </Stack>
  );
}
