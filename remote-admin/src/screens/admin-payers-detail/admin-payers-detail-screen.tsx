import { useParams } from '@cabinet/kernel/router';
import { ButtonLink, DetailScreen, PageHeader, Skeleton } from '@cabinet/kernel/ui';
import { usePayer } from '../../api/payers.ts';
import { paths } from '../../paths.ts';
import { BackToPayers } from './back-to-payers.tsx';
import { PayerView } from './payer-view.tsx';

const SKELETON = (
  <>
    <Skeleton height="12rem" />
    <Skeleton height="24rem" />
  </>
);

const MISSING = {
  title: 'Счёт не найден',
  description: 'Такого счёта нет: проверьте ссылку.',
  action: <ButtonLink to={paths.adminPayers.to()}>Ко всем счетам</ButtonLink>,
};

export function Screen() {
  const { payerId = '' } = useParams();
  return (
    <DetailScreen
      query={usePayer(payerId)}
      header={<PageHeader title="Платёжный аккаунт" back={<BackToPayers />} />}
      skeleton={SKELETON}
      missing={MISSING}
    >
      {(payer) => <PayerView key={payerId} payer={payer} />}
    </DetailScreen>
  );
}
