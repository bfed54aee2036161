import { signOfAmount } from '@cabinet/kernel/core/amount';
import {
  Badge,
  ButtonLink,
  CopyButton,
  Flex,
  PageHeader,
  SectionCard,
  Stack,
  Text,
} from '@cabinet/kernel/ui';
import { Fact } from '@cabinet/payments/facts';
import type { DeletedPerson } from '../../api/admin-users.ts';
import { WhoItWas } from '../../components/ended/who-it-was.tsx';
import { leftMoneyLines } from '../../components/person/left-money-text.ts';
import { nameOf } from '../../lib/names.ts';
import { paths } from '../../paths.ts';
import { BackToPeople } from './back-to-people.tsx';

function LeftMoney({ payer }: { readonly payer: NonNullable<DeletedPerson['payer']> }) {
  const hasMoney = signOfAmount(payer.balance) > 0;
  return (
    <SectionCard
      title="Деньги"
      actions={
        <ButtonLink size="sm" variant="outline" to={paths.adminPayersDetail.to({ payerId: payer.id })}>
          Открыть счёт
        </ButtonLink>
      }
    >
      <Stack gap="2">
        <Text fontWeight="medium">Счёт закрыт.</Text>
        <Text whiteSpace="pre-line">{leftMoneyLines(payer).join('\n')}</Text>
        {hasMoney && (
          <Text color="fg.muted">
            Потратить их или изменить вручную нельзя. Человеку деньги возвращают по его оплаченным заявкам:
            они есть в списке «Все заявки».
          </Text>
        )}
      </Stack>
    </SectionCard>
  );
}

/** Who somebody was that is no more: money and the log still name them. */
export function DeletedPersonView({ person }: { readonly person: DeletedPerson }) {
  const { id, email, createdAt, deletedAt, deletedBy, reason, payer } = person;
  return (
    <>
      <PageHeader
        title={nameOf(person)}
        back={<BackToPeople />}
        description={
          <Flex as="span" gap="2" align="center" wrap="wrap">
            <Badge>Удалён</Badge>
            <Text as="span" overflowWrap="anywhere">
              {email}
            </Text>
            <CopyButton text={id} label="Скопировать ID пользователя" />
          </Flex>
        }
        actions={
          <ButtonLink
            variant="outline"
            to={`${paths.adminAudit.to()}?${new URLSearchParams({ entity_id: id })}`}
          >
            Журнал
          </ButtonLink>
        }
      />
      <Stack gap="6">
        <WhoItWas kind="user" createdAt={createdAt} endedAt={deletedAt} by={deletedBy} reason={reason}>
          <Fact term="Почта">{email}</Fact>
        </WhoItWas>
        {payer !== null && <LeftMoney payer={payer} />}
      </Stack>
    </>
  );
}
