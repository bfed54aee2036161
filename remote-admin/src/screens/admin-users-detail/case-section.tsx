import { moscowDay } from '@cabinet/kernel/core/calendar';
import { usePermission } from '@cabinet/kernel/session';
import { SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { payerLabel } from '@cabinet/payments';
import type { AdminUserDetail } from '../../api/admin-users.ts';
import { useLastTransactions } from '../../api/user-transactions.ts';
import { paths } from '../../paths.ts';
import { CaseGroup, CaseGroups } from './case-group.tsx';
import { CaseLine, CaseLink } from './case-line.tsx';
import { InvitationsOfPerson } from './invitations-of-person.tsx';

const NOT_PAID = 'rejected,failed,expired,cancelled';

interface CaseProps {
  readonly person: AdminUserDetail;
}

/** Only for whoever may open the list of requests. */
function Requests({ person: { id } }: CaseProps) {
  const mine = { user_id: id };
  const notPaid = { ...mine, status: NOT_PAID };
  const { adminPaymentRequests: list } = paths;
  return (
    <CaseGroup title="Заявки на оплату">
      <CaseLine label="Все заявки" list="requests" query={mine} to={list.to(mine)} />
      <CaseLine label="Не оплачены и отклонены" list="requests" query={notPaid} to={list.to(notPaid)} />
      <CaseLine
        label="Уведомления провайдера"
        list="notices"
        query={mine}
        to={list.to({ tab: 'notices', ...mine })}
      />
    </CaseGroup>
  );
}

function Transactions({ person: { id, payers } }: CaseProps) {
  const { data } = useLastTransactions(id);
  const { adminTransactions: list } = paths;
  return (
    <CaseGroup title="Транзакции">
      <CaseLink label="Этого человека" to={list.to({ user_id: id })} count={data?.total} />
      {payers.map((payer) => (
        <CaseLink
          key={payer.id}
          label={`Со счёта: ${payerLabel(payer)}`}
          to={list.to({ payer_id: payer.id })}
        />
      ))}
    </CaseGroup>
  );
}

function Refusals({ person: { id, createdAt } }: CaseProps) {
  const signIn = { action: 'auth.sign_in_refused', entity_id: id };
  // Without a day the screen means the last thirty.
  const promo = { user_id: id, status: 'rejected', from: moscowDay(new Date(createdAt)) };
  return (
    <CaseGroup title="Отказы">
      <CaseLine label="Во входе" list="audit" query={signIn} to={paths.adminAudit.to(signIn)} />
      <CaseLine label="В промокоде" list="promo" query={promo} to={paths.adminPromoMonitoring.to(promo)} />
      <Text as="li" textStyle="sm" color="fg.muted">
        Отказы чата не хранятся: почему запрос не проходит сейчас, говорят «Деньги» и «Доступ к моделям» ниже.
      </Text>
    </CaseGroup>
  );
}

/** All that a request to support is about, one press each, with the filter of this person set. */
export function CaseSection({ person }: CaseProps) {
  const managesRequests = usePermission('payment_request:manage');
  return (
    <SectionCard title="Связано с человеком" description="Списки открываются с фильтром по этому человеку">
      <Stack gap="5">
        <CaseGroups>
          {managesRequests && <Requests person={person} />}
          <Transactions person={person} />
          <Refusals person={person} />
        </CaseGroups>
        <InvitationsOfPerson userId={person.id} />
      </Stack>
    </SectionCard>
  );
}
