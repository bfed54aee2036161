import { useSecondsLeft } from '@cabinet/kernel/forms';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Button, DateText, Flex } from '@cabinet/kernel/ui';
import { askAgain, useReauthentication } from '../../api/reauthentication.ts';

/** Until when what is guarded is done at once, and a way to end that; nothing once it is over. */
export function ConfirmedTime() {
  const endsAt = useReauthentication().data?.endsAt ?? null;
  const isOver = useSecondsLeft(endsAt === null ? 0 : Date.parse(endsAt)) === 0;
  if (endsAt === null || isOver) return null;

  async function end() {
    try {
      await askAgain();
      notify.success('Кабинет попросит подтвердить следующее важное действие');
    } catch (failure) {
      notifyApiError(failure);
    }
  }

  return (
    <Flex
      mt="5"
      pt="4"
      borderTopWidth="1px"
      borderColor="border.muted"
      columnGap="3"
      rowGap="1"
      align="center"
      wrap="wrap"
      textStyle="sm"
      color="fg.muted"
    >
      <span>
        Важные действия можно выполнять без подтверждения до <DateText value={endsAt} format="time" />
      </span>
      <Button size="xs" variant="ghost" onClick={() => void end()}>
        Спрашивать снова
      </Button>
    </Flex>
  );
}
