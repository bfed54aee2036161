import { chatUrl } from '@cabinet/kernel/paths';
import { ArrowLeftIcon, ButtonLink, type ButtonProps, ExternalButtonLink } from '@cabinet/kernel/ui';
import { paths } from '../../../paths.ts';

/** Back to what the money was for: the chats, or home where the deployment names no chats. */
export function ChatsLink(look: Pick<ButtonProps, 'size' | 'variant'>) {
  const address = chatUrl();
  if (address === '')
    return (
      <ButtonLink {...look} to={paths.home.to()}>
        На главную
      </ButtonLink>
    );
  return (
    <ExternalButtonLink {...look} href={address}>
      <ArrowLeftIcon /> Вернуться к чатам
    </ExternalButtonLink>
  );
}
