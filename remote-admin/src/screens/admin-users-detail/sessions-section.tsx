import { deviceName, plural } from '@cabinet/kernel/core/text';
import { Refusal, useRefusal } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Badge, Box, Button, DateText, Flex, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { type AdminUserDetail, endAdminUserSession, endAdminUserSessions } from '../../api/admin-users.ts';
import { nameOf } from '../../lib/person-role.ts';

type Session = AdminUserDetail['sessions'][number];

const FIRST = 5;

interface EndDialogProps {
  readonly person: AdminUserDetail;
  /** One of them, or all that can be ended. */
  readonly ended: readonly Session[];
  readonly isAll: boolean;
  readonly onClose: () => void;
}

function EndDialog({ person, ended, isAll, onClose }: EndDialogProps) {
  const { error, tryTo } = useRefusal();
  const count = ended.length;
  const devices = ended.map(({ userAgent }) => deviceName(userAgent)).join('; ');
  async function end() {
    await tryTo<unknown>(() =>
      isAll
        ? endAdminUserSessions(person.id)
        : Promise.all(ended.map(({ id }) => endAdminUserSession(person.id, id))),
    );
    notify.success(isAll ? 'Сеансы завершены' : `Сеанс завершён: ${devices}`);
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={end}
      title={isAll ? 'Завершить все сеансы?' : 'Завершить сеанс?'}
      confirmLabel="Завершить"
      isDestructive
    >
      <Stack gap="3">
        <Text overflowWrap="anywhere">
          {`${nameOf(person)}: из кабинета ${plural(count, 'выйдет', 'выйдут', 'выйдет')} ${count} ${plural(count, 'устройство', 'устройства', 'устройств')} (${devices}). Войти заново можно сразу.${isAll && person.isSelf ? ' Ваш нынешний сеанс останется.' : ''}`}
        </Text>
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}

/** Where a person is signed in. */
export function SessionsSection({ person }: { readonly person: AdminUserDetail }) {
  const [asked, ask] = useState<Omit<EndDialogProps, 'person' | 'onClose'> | null>(null);
  const [isWhole, showWhole] = useState(false);
  const { sessions } = person;
  const others = sessions.filter(({ current }) => !current);
  return (
    <SectionCard
      title="Сеансы"
      description="Где выполнен вход"
      actions={
        others.length > 1 && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="red"
            onClick={() => ask({ ended: others, isAll: true })}
          >
            Завершить все
          </Button>
        )
      }
    >
      {sessions.length === 0 && <Text color="fg.muted">Сейчас вход нигде не выполнен.</Text>}
      <Stack as="ul" aria-label="Сеансы" gap="0" listStyleType="none">
        {(isWhole ? sessions : sessions.slice(0, FIRST)).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => ask({ ended: [session], isAll: false })}
          />
        ))}
      </Stack>
      {sessions.length > FIRST && !isWhole && (
        <Button mt="2" size="sm" variant="ghost" onClick={() => showWhole(true)}>
          {`Показать все: ${sessions.length}`}
        </Button>
      )}
      {asked !== null && <EndDialog {...asked} person={person} onClose={() => ask(null)} />}
    </SectionCard>
  );
}

function SessionRow({ session, onEnd }: { readonly session: Session; readonly onEnd: () => void }) {
  const { userAgent, ip, lastSeenAt, fingerprintShort, current } = session;
  const name = deviceName(userAgent);
  return (
    <Flex
      as="li"
      justify="space-between"
      align="flex-start"
      gap="3"
      py="3"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
    >
      <Box minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text>{name}</Text>
          {current && <Badge colorPalette="green">Это устройство</Badge>}
        </Flex>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          <span>{`Адрес ${ip}${fingerprintShort === null ? '' : ` · устройство ${fingerprintShort}`} · активность `}</span>
          <DateText value={lastSeenAt} format="short" />
        </Text>
      </Box>
      {!current && (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-label={`Завершить сеанс: ${name}`}
          onClick={onEnd}
        >
          Завершить
        </Button>
      )}
    </Flex>
  );
}
