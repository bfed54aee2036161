import { createIdempotencyKey } from '@cabinet/kernel/http';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { payerLabel } from '@cabinet/payments';
import { useState } from 'react';
import { type LinePayer, payLine } from '../../api/bank-statements.ts';
import { CompanyLine } from '../../components/company/company-line.tsx';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { dayText, rubles } from '../../components/statement/statement-words.ts';
import { ChoosePayer } from './choose-payer.tsx';
import type { LineDialogProps } from './line-dialog.tsx';
import { PayerDoubts } from './payer-doubts.tsx';

/** A transfer that nobody had an invoice for: whose it is, why, and the first of two confirmations. */
export function PayLine(props: LineDialogProps) {
  const [payer, setPayer] = useState<LinePayer | null>(null);
  return (
    <>
      <ChoosePayer {...props} onPayer={setPayer} />
      {payer !== null && <ConfirmPayer {...props} payer={payer} onBack={() => setPayer(null)} />}
    </>
  );
}

/** The last question: who has paid, to whom it would go, and what speaks against it. */
function ConfirmPayer({
  payer,
  line,
  statementId,
  onClose,
  onBack,
}: LineDialogProps & { readonly payer: LinePayer; readonly onBack: () => void }) {
  const [key] = useState(createIdempotencyKey);
  const { n, amount, payerName, payerInn, number, date, purpose } = line;
  return (
    <ReasonDialog
      title={`Зачислить ${rubles(amount)} без счёта?`}
      label="Оплата без счёта"
      submitLabel="Записать первое подтверждение"
      hint="Её прочтёт тот, кто подтверждает вторым"
      onClose={onBack}
      onReason={async (reason) => {
        await payLine({ id: statementId, n }, { payerId: payer.id, reason }, key);
        onClose();
        notify.success('Первое подтверждение записано. Второе даёт другой человек');
      }}
    >
      <Stack gap="1">
        <Text>{`Заплатил: ${payerName || 'без имени'}${payerInn !== null ? `, ИНН ${payerInn}` : ''}`}</Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {`№ ${number} от ${dayText(date)}. ${purpose}`}
        </Text>
        <Text fontWeight="medium">{`Зачислить: ${payerLabel(payer)}`}</Text>
        <CompanyLine company={payer.company} />
      </Stack>
      <PayerDoubts doubts={payer.doubts} />
      <Text color="fg.muted">
        Появится заявка этого плательщика, её подтверждают двое. Деньги поступят после второго человека;
        вернуть их можно только возвратом. Если он откажет, строка снова будет ждать решения.
      </Text>
    </ReasonDialog>
  );
}
