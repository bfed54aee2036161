import { Badge, Button, CopyButton, Flex, PageHeader, Text } from '@cabinet/kernel/ui';
import type { AdminUserDetail } from '../../api/admin-users.ts';
import { InviteButton } from '../../components/person/invite-button.tsx';
import type { PersonQuestion } from '../../components/person/person-question.ts';
import { PersonState } from '../../components/person/person-state.tsx';
import { nameOf } from '../../lib/person-role.ts';
import { BackToPeople } from './back-to-people.tsx';

interface PersonHeaderProps {
  readonly person: AdminUserDetail;
  readonly onAsk: (kind: PersonQuestion['kind']) => void;
}

function Actions({ person, onAsk }: PersonHeaderProps) {
  const { isSelf, isActive, hasPassword, hasSecondFactor } = person;
  return (
    <Flex gap="2" wrap="wrap">
      {isActive && !hasPassword && (
        <InviteButton person={person} label="Отправить письмо ещё раз" size="md" />
      )}
      {!isSelf && (
        <>
          {hasSecondFactor && (
            <Button variant="outline" colorPalette="gray" onClick={() => onAsk('reset-factors')}>
              Сбросить второй способ входа
            </Button>
          )}
          <Button
            variant={isActive ? 'outline' : 'solid'}
            colorPalette={isActive ? 'gray' : 'accent'}
            onClick={() => onAsk(isActive ? 'deactivate' : 'activate')}
          >
            {isActive ? 'Отключить' : 'Включить'}
          </Button>
          <Button variant="outline" colorPalette="red" onClick={() => onAsk('delete')}>
            Удалить
          </Button>
        </>
      )}
    </Flex>
  );
}

export function PersonHeader({ person, onAsk }: PersonHeaderProps) {
  const { id, email, isSelf } = person;
  return (
    <PageHeader
      title={nameOf(person)}
      back={<BackToPeople />}
      description={
        <Flex as="span" gap="2" align="center" wrap="wrap">
          <PersonState person={person} />
          {isSelf && <Badge>Вы</Badge>}
          <Text as="span" overflowWrap="anywhere">
            {email}
          </Text>
          <CopyButton text={id} label="Скопировать ID пользователя" />
          {isSelf && (
            <Text as="span" textStyle="sm">
              Отключить или удалить себя нельзя: это сделает другой администратор.
            </Text>
          )}
        </Flex>
      }
      actions={<Actions person={person} onAsk={onAsk} />}
    />
  );
}
