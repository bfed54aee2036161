import { paths } from '@cabinet/kernel/paths';
import { Banner, ButtonLink, Stack } from '@cabinet/kernel/ui';
import type { Confirmable } from '../../api/email-links.ts';
import { ToLogin } from '../link/opened-link.tsx';

type Closed = Exclude<Confirmable['state'], 'open'>;

const AGAIN = 'Почта прежняя. Войдите и, если смена ещё нужна, укажите новую почту снова.';

const WORDS: Readonly<
  Record<
    Closed,
    { readonly tone: 'success' | 'info' | 'warning'; readonly title: string; readonly text: string }
  >
> = {
  done: {
    tone: 'success',
    title: 'Почта изменена',
    text: 'Теперь входите в кабинет с новой почтой. Письма об этом отправлены на обе почты.',
  },
  awaits: {
    tone: 'info',
    title: 'Почта подтверждена',
    text: 'Почту сотрудника меняют двое, поэтому теперь решает второй человек. Пока входите с прежней почтой.',
  },
  stopped: {
    tone: 'warning',
    title: 'Смена почты не состоялась',
    text: `Её остановили или отменили. ${AGAIN}`,
  },
  expired: { tone: 'warning', title: 'Срок ссылки истёк', text: `Она действовала сутки. ${AGAIN}` },
  replaced: {
    tone: 'warning',
    title: 'Ссылка устарела',
    text: 'С тех пор отправлено письмо новее. Откройте ссылку из него.',
  },
  taken: {
    tone: 'warning',
    title: 'Эта почта уже занята',
    text: 'Почта прежняя. Войдите и укажите другую почту.',
  },
};

/** What has become of a change whose link confirms nothing any more. */
export function ClosedConfirmation({ state }: { readonly state: Closed }) {
  const { tone, title, text } = WORDS[state];
  return (
    <Stack gap="5">
      <Banner tone={tone} title={title}>
        {text}
      </Banner>
      {state === 'done' ? (
        <ButtonLink to={paths.home.to()} size="lg" width="full">
          Перейти в кабинет
        </ButtonLink>
      ) : (
        <ToLogin />
      )}
    </Stack>
  );
}
