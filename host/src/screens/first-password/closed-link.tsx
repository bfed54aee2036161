import { paths } from '@cabinet/kernel/paths';
import { ButtonLink, Stack, Text } from '@cabinet/kernel/ui';
import type { FirstPasswordLink } from '../../api/first-password.ts';

export type ClosedState = Exclude<FirstPasswordLink['state'], 'open'> | 'unknown' | 'missing';

const TEXTS: Readonly<Record<ClosedState, string>> = {
  used: 'Пароль уже задан. Войдите с ним или восстановите его на странице входа.',
  revoked:
    'Ссылка больше не действует. Откройте письмо новее, если оно есть, или попросите администратора отправить ещё одно.',
  expired: 'Срок ссылки истёк. Попросите администратора отправить письмо ещё раз.',
  replaced:
    'Вам отправили письмо новее, и эта ссылка перестала работать. Откройте ссылку из последнего письма.',
  unknown: 'Такой ссылки нет. Откройте её прямо из письма: при копировании могла потеряться часть адреса.',
  missing: 'Откройте ссылку из письма ещё раз: в адресе этой страницы её нет.',
};

/** A link that sets no password, and what helps. */
export function ClosedLink({ state }: { readonly state: ClosedState }) {
  return (
    <Stack gap="5">
      <Text>{TEXTS[state]}</Text>
      <ButtonLink
        to={paths.login.to()}
        variant={state === 'used' ? 'solid' : 'outline'}
        size="lg"
        width="full"
      >
        На страницу входа
      </ButtonLink>
    </Stack>
  );
}
