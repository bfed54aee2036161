import { chatUrl } from '@cabinet/kernel/paths';
import { ArrowLeftIcon, VisuallyHidden } from '@cabinet/kernel/ui';
import { Line } from './menu/menu-line.tsx';

const LABEL = 'Вернуться к чатам';

/** Leads back to the chat application, where the deployment names one. */
export function ChatLink({ isCompact = false }: { readonly isCompact?: boolean }) {
  const address = chatUrl();
  if (address === '') return null;
  return (
    <Line
      href={address}
      justifyContent={isCompact ? 'center' : undefined}
      {...(isCompact ? { title: LABEL } : {})}
    >
      <ArrowLeftIcon boxSize="5" />
      {isCompact ? <VisuallyHidden>{LABEL}</VisuallyHidden> : <span>{LABEL}</span>}
    </Line>
  );
}
