import type { Readable } from 'node:stream';
import { PAYMENT_METHOD_LABEL, REQUEST_STATUS_LABEL } from '@cabinet/kernel/core/payments';
import type { Static } from 'typebox';
import type { Database } from '../../../db/index.ts';
import type { Session } from '../../../lib/sessions/session.ts';
import { type Column, type HeaderSink, sendTable } from '../../../lib/table-export/index.ts';
import { visibleEmail } from '../access.ts';
import { requestNumber } from '../human-number.ts';
import type { RequestRow } from '../repository.ts';
import { allRequests, type RequestScope } from './list.ts';
import type { RequestExportQuery } from './schemas.ts';

const columnsFor = (session: Session): readonly Column<RequestRow>[] => [
  { title: 'Номер', kind: 'text', cell: ({ number }) => requestNumber(number) },
  { title: 'Создана', kind: 'date', cell: ({ created_at }) => created_at },
  { title: 'Способ', kind: 'text', cell: ({ method }) => PAYMENT_METHOD_LABEL[method] },
  { title: 'Статус', kind: 'text', cell: ({ status }) => REQUEST_STATUS_LABEL[status] },
  { title: 'Сумма, ₽', kind: 'number', cell: ({ amount }) => ({ number: amount.replace(/\.?0+$/, '') }) },
  { title: 'Плательщик', kind: 'text', cell: ({ payer_name }) => payer_name },
  { title: 'Автор', kind: 'text', cell: ({ user_name }) => user_name },
  { title: 'Email автора', kind: 'text', cell: (row) => visibleEmail(session, row) },
  { title: 'Оплачена', kind: 'date', cell: ({ paid_at }) => paid_at },
  { title: 'Операция провайдера', kind: 'text', cell: (row) => row.provider_operation_id },
  { title: 'Платёжное поручение', kind: 'text', cell: ({ bank_reference }) => bank_reference },
  { title: 'Причина отказа', kind: 'text', cell: ({ reject_reason }) => reject_reason },
];

export async function exportRequests(
  reply: HeaderSink,
  db: Database,
  session: Session,
  scope: RequestScope,
  { format, ...query }: Static<typeof RequestExportQuery>,
): Promise<Readable> {
  return sendTable(reply, {
    name: 'Заявки',
    fileName: 'payment-requests',
    format,
    columns: columnsFor(session),
    ...(await allRequests(db, session, scope, query)),
  });
}
