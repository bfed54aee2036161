import { isCalendarDay, moscowDay } from '@cabinet/kernel/core/calendar';
import { DOCUMENT_MAX_LENGTH, REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { checkInn } from '@cabinet/kernel/core/requisites';
import { lineText, object, string } from '@cabinet/kernel/forms';

/** Whatever the basis is, a field of another one is empty and passes. */
const text = (basis: 'document' | 'reason', required: string, field = string().trim()) =>
  field.when('basis', {
    is: basis,
    // biome-ignore lint/suspicious/noThenProperty: yup's own name.
    then: (needed) => needed.required(required),
  });

export const schema = object({
  bankReference: text(
    'document',
    'Укажите номер платёжного поручения',
    lineText({ maxLength: DOCUMENT_MAX_LENGTH }),
  ),
  paidOn: text('document', 'Укажите дату платёжного поручения')
    .test('day', 'Такого дня нет: например, 21.11.2026', (day = '') => day === '' || isCalendarDay(day))
    .test(
      'past',
      'Этот день ещё не наступил: посмотрите дату в поручении',
      (day = '') => !isCalendarDay(day) || day <= moscowDay(new Date()),
    ),
  payerAccount: string()
    .test('digits', 'Должно быть 20 цифр', (account = '') => /^(?:\d{20})?$/.test(account.replace(/\s/g, '')))
    .when(['basis', 'payerInn'], {
      is: (basis: string, payerInn = '') => basis === 'document' && String(payerInn).trim() === '',
      // biome-ignore lint/suspicious/noThenProperty: yup's own name.
      then: (field) => field.trim().required('Укажите счёт или ИНН плательщика'),
    }),
  payerInn: string()
    .trim()
    .test('inn', (inn = '', context) => {
      const checked = checkInn(inn);
      return inn === '' || checked.ok || context.createError({ message: checked.message });
    }),
  reason: text('reason', 'Укажите, чем подтверждена оплата', lineText({ maxLength: REASON_MAX_LENGTH })),
});
