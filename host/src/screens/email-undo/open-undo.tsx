import { Box, formatDate, Stack, Text } from '@cabinet/kernel/ui';
import { type Undoable, undoEmail } from '../../api/email-links.ts';
import { PressOnce } from '../link/press-once.tsx';

interface OpenUndoProps {
  readonly change: Undoable & { readonly state: 'open' | 'took_effect' };
  readonly secret: string;
  readonly onChange: (now?: Undoable, options?: { readonly revalidate: boolean }) => Promise<unknown>;
}

const CONSEQUENCES = [
  'все, кто вошёл в вашу учётную запись, выйдут из неё;',
  'пароль перестанет действовать, новый вы зададите по коду из письма;',
  'способы входа, добавленные после просьбы о смене и за сутки до неё, будут удалены.',
];

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
  return (
    <Stack gap="5">
      <Stack gap="2">
        <Text>
          Если почту сменили вы, закройте страницу: делать ничего не нужно. Если не вы, верните её. Тогда:
        </Text>
        <Stack as="ul" gap="1" paddingInlineStart="5" listStyleType="disc" textStyle="sm">
          {CONSEQUENCES.map((each) => (
            <Box as="li" key={each}>
              {each}
            </Box>
          ))}
        </Stack>
      </Stack>
      <PressOnce
        {...press}
        text={undoUntil === null ? null : `Вернуть почту можно до ${formatDate(undoUntil, 'datetime')}.`}
        label="Вернуть прежнюю почту"
        failure="Не удалось вернуть почту. Попробуйте ещё раз"
      />
    </Stack>
  );
}
