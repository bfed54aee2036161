import { formatAmount } from '@cabinet/kernel/core/amount';
import { formatPhone } from '@cabinet/kernel/core/phone';
import { Badge, Button, DateText, Flex, SectionCard, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { Fact, FactList } from '@cabinet/payments/facts';
import type { AdminUserDetail } from '../../api/admin-users.ts';
import { accountOf } from '../../components/person/person-words.ts';

interface FactsSectionProps {
  readonly person: AdminUserDetail;
  readonly onEdit: () => void;
  /** Without it the viewer may not give this person another role. */
  readonly onRole: (() => void) | undefined;
  /** The same for the global role of somebody in a company. */
  readonly onGlobalRole: (() => void) | undefined;
}

interface RoleFactProps {
  readonly name: string;
  readonly label: string;
  readonly onChange: (() => void) | undefined;
}

function RoleFact({ name, label, onChange }: RoleFactProps) {
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <Text as="span" overflowWrap="anywhere">
        {name}
      </Text>
      {onChange !== undefined && (
        <Button size="xs" variant="outline" colorPalette="gray" onClick={onChange}>
          {label}
        </Button>
      )}
    </Flex>
  );
}

function Place({ person }: { readonly person: AdminUserDetail }) {
  const { company, group, ownsCompany, ownsGroup, suspendedIn } = person;
  return (
    <>
      {company !== null && (
        <Fact term="Компания">
          <span>{`${company.name} `}</span>
          {ownsCompany && <Badge>владелец</Badge>}{' '}
          {suspendedIn !== null && <Badge colorPalette="orange">доступ приостановлен</Badge>}
        </Fact>
      )}
      {group !== null && (
        <Fact term="Группа">
          <span>{`${group.name} `}</span>
          {ownsGroup && <Badge>владелец</Badge>}
        </Fact>
      )}
    </>
  );
}

/** Who somebody is. */
export function FactsSection({ person, onEdit, onRole, onGlobalRole }: FactsSectionProps) {
  const {
    email,
    phone,
    role,
    globalRole,
    createdAt,
    lastSignInAt,
    lowBalanceThreshold,
    invitedUntil,
    spent30d,
  } = person;
  return (
    <SectionCard
      title="О пользователе"
      actions={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onEdit}>
          Изменить
        </Button>
      }
    >
      <FactList>
        <Fact term="Почта">{email}</Fact>
        <Fact term="Телефон">{phone === null ? 'не указан' : formatPhone(phone)}</Fact>
        <Fact term="Роль">
          <RoleFact name={role.roleName} label="Сменить роль" onChange={onRole} />
        </Fact>
        {globalRole !== null && (
          <Fact term="Глобальная роль">
            <RoleFact name={globalRole.roleName} label="Сменить глобальную роль" onChange={onGlobalRole} />
            <Text textStyle="sm" color="fg.muted">
              В компании действуют её правила доступа к моделям. Целиком она вернётся, когда человек выйдет.
            </Text>
          </Fact>
        )}
        <Fact term="Платит из">{accountOf(person)}</Fact>
        <Place person={person} />
        <Fact term="Расход за 30 дней">
          <MoneyText value={spent30d} />
        </Fact>
        <Fact term="Письмо о балансе">
          {lowBalanceThreshold === null ? 'не просил' : `когда меньше ${formatAmount(lowBalanceThreshold)}`}
        </Fact>
        <Fact term="Создан">
          <DateText value={createdAt} format="datetime" />
        </Fact>
        <Fact term="Последний вход">
          {lastSignInAt === null ? 'ещё не входил' : <DateText value={lastSignInAt} format="datetime" />}
        </Fact>
        {invitedUntil !== null && (
          <Fact term="Ссылка из письма">
            действует до <DateText value={invitedUntil} format="datetime" />
          </Fact>
        )}
      </FactList>
    </SectionCard>
  );
}
