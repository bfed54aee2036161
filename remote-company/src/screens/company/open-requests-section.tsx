import { offeredPathsAtom } from '@cabinet/kernel/paths';
import { useAtomValue } from '@cabinet/kernel/state';
import { DateText, Flex, Link, Loaded, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { type PaymentRequest, RequestStatusBadge } from '@cabinet/payments';
import { useOpenRequests } from '../../api/open-requests.ts';
import { Row, RowList } from '../../components/row-list.tsx';
import { elsewhere, paths } from '../../paths.ts';

function RequestRow({ request }: { readonly request: PaymentRequest }) {
  const { id, number, amount, status, expiresAt } = request;
  const isOffered = useAtomValue(offeredPathsAtom).includes(elsewhere.paymentRequestDetail.pattern);
  return (
    <Row>
      <Stack gap="0.5" minW="0">
        <Flex columnGap="2" rowGap="1" align="center" wrap="wrap">
          <span>
            {isOffered ? (
              <Link to={elsewhere.paymentRequestDetail.to({ requestId: id })}>{number}</Link>
            ) : (
              number
            )}
          </span>
          <RequestStatusBadge status={status} />
        </Flex>
        {expiresAt !== null && (
          <Text textStyle="sm" color="fg.muted">
            До <DateText value={expiresAt} />
          </Text>
        )}
      </Stack>
      <Text as="span" textStyle="money" fontWeight="medium" flexShrink="0">
        <MoneyText value={amount} />
      </Text>
    </Row>
  );
}

/** The requests that wait for money or for its confirmation. */
export function OpenRequestsSection() {
  return (
    <SectionCard
      title="Ждут оплаты"
      actions={
        <Link to={paths.companyPaymentRequests.to()} aria-label="Все заявки компании">
          Все
        </Link>
      }
    >
      <Loaded query={useOpenRequests({ isWanted: true })}>
        {({ items, total }) => (
          <>
            {items.length === 0 && <Text color="fg.muted">Открытых заявок на пополнение нет.</Text>}
            {items.length > 0 && (
              <RowList>
                {items.map((request) => (
                  <RequestRow key={request.id} request={request} />
                ))}
              </RowList>
            )}
            {total > items.length && (
              <Text textStyle="sm" color="fg.muted">
                {`И ещё ${total - items.length}`}
              </Text>
            )}
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}
