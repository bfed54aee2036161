import { Badge, DateText, Link } from '@cabinet/kernel/ui';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import type { Notice } from '../../api/payment-requests.ts';
import { COMMAND_LABEL, decisionPalette, decisionText } from '../../components/notice/notice-words.ts';
import { paths } from '../../paths.ts';

/** Columns of the provider's notices. */
export const NOTICE_COLUMNS: readonly TableColumn<Notice>[] = [
  {
    id: 'decision',
    header: 'Решение',
    isTitle: true,
    width: 14,
    cell: (notice) => <Badge colorPalette={decisionPalette(notice)}>{decisionText(notice)}</Badge>,
  },
  {
    id: 'received_at',
    header: 'Получено',
    sortKey: 'received_at',
    width: 9.5,
    moment: ({ receivedAt }) => receivedAt,
    cell: ({ receivedAt }) => <DateText value={receivedAt} format="short" />,
  },
  {
    id: 'request',
    header: 'Заявка',
    width: 7,
    phone: ({ request }) => request?.number ?? 'без заявки',
    cell: ({ request }) =>
      request === null ? (
        'Нет'
      ) : (
        <Link to={paths.adminPaymentRequestsDetail.to({ requestId: request.id })}>{request.number}</Link>
      ),
  },
  { id: 'command', header: 'О чём', width: 8, cell: ({ command }) => COMMAND_LABEL[command] },
  { id: 'reason', header: 'Почему', width: 16, cell: ({ reason }) => reason ?? '—' },
  {
    id: 'operation',
    header: 'Операция',
    width: 8,
    isOptional: true,
    isEmpty: ({ operationId }) => operationId === null,
    cell: ({ operationId }) => operationId ?? '—',
  },
];
