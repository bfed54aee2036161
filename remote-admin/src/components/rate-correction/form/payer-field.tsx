import type { PayerKind } from '@cabinet/kernel/core/payments';
import { useField } from '@cabinet/kernel/forms';
import { apiErrorText } from '@cabinet/kernel/notify';
import { useLate } from '@cabinet/kernel/state';
import { Banner } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { type TierPayer, usePayer, usePayerSearch } from '../../../api/rate-corrections.ts';
import { FormChoiceField } from './form-choice-field.tsx';

const PAUSE_MS = 250;
const KINDS: Readonly<Record<PayerKind, string>> = {
  user: 'личный счёт',
  group: 'группа',
  company: 'компания',
};

const toOption = ({ id, name, kind, hint, isOwn }: TierPayer) => ({
  value: id,
  label: name,
  hint: [isOwn ? `${KINDS[kind]} (ваш счёт)` : KINDS[kind], hint].filter((part) => part !== '').join(', '),
});

/** A payer, found by name, e-mail or ИНН. */
export function PayerField() {
  const [{ value: payerId }] = useField<string>('payerId');
  const [text, setText] = useState('');
  const wanted = useLate(text.trim(), PAUSE_MS);
  const { data = [], error, isLoading, mutate } = usePayerSearch(wanted);
  const { data: chosen = [] } = usePayer(payerId);
  // Who was chosen keeps the name also when something else is looked for.
  const others = chosen.filter(({ id }) => data.every((payer) => payer.id !== id));
  return (
    <>
      <FormChoiceField
        name="payerId"
        label="Плательщик"
        placeholder="Имя, почта или ИНН"
        options={[...data, ...others].map(toOption)}
        onSearch={setText}
        isLoading={isLoading || wanted !== text.trim()}
        emptyText="Никого не нашлось"
      />
      {error !== undefined && (
        <Banner tone="danger" title="Не удалось найти плательщиков" onRetry={() => void mutate()}>
          {apiErrorText(error).message}
        </Banner>
      )}
    </>
  );
}
