import { formatDate } from '@cabinet/kernel/ui';
import { type Undoable, undoEmail } from '../../api/email-links.ts';
import { PressOnce } from '../link/press-once.tsx';

interface OpenUndoProps {
  readonly change: Undoable & { readonly state: 'open' | 'took_effect' };
  readonly secret: string;
  readonly onChange: (now?: Undoable, options?: { readonly revalidate: boolean }) => Promise<unknown>;
}

/** Stops what has not taken effect, or gives the former e-mail back. */
export function OpenUndo({ change, secret, onChange }: OpenUndoProps) {
  const { state, undoUntil } = change;
  const press = { onPress: () => undoEmail({ secret }), onChange, isDestructive: true };
  if (state === 'open')
    return (
      <PressOnce
        {...press}
        text="Если почту меняете вы, закройте страницу: делать ничего не нужно. Если не вы, остановите смену: почта останется прежней."
        label="Остановить смену"
        failure="Не удалось остановить. Попробуйте ещё раз"
      />
    );
  const until = undoUntil === null ? '' : ` Вернуть почту можно до ${formatDate(undoUntil, 'datetime')}.`;
  return (
    <PressOnce
      {...press}
      text={`Если почту сменили вы, закройте страницу: делать ничего не нужно. Если не вы, верните её. Все, кто вошёл в вашу учётную запись, выйдут, пароль перестанет действовать, а способы подтверждения входа, добавленные после просьбы о смене, уберутся.${until}`}
      label="Вернуть прежнюю почту"
      failure="Не удалось вернуть почту. Попробуйте ещё раз"
    />
  );
}
