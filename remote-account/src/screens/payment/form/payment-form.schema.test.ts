import { amountProblem, limitsText, payableAmount, paymentFormSchema } from './payment-form.schema.ts';

const LIMITS = { minAmount: '10', maxAmount: '300000.00' };
const NBSP = '\u00a0';
const KOPECKS = 'Копеек две цифры: 10,00. Десять тысяч — 10 000';

describe('the amount of a payment', () => {
  it.each([
    ['500', '500.00'],
    ['500,5', '500.50'],
    ['500.50', '500.50'],
    ['1 234,56', '1234.56'],
    [`1${NBSP}234${NBSP}₽`, '1234.00'],
    ['  10 руб. ', '10.00'],
    ['300 000', '300000.00'],
    ["1'234.56", '1234.56'],
  ])('understands «%s»', (text, wire) => {
    expect(payableAmount(text, LIMITS)).toBe(wire);
  });

  it.each([
    ['', 'Введите сумму'],
    ['пятьсот', 'Некорректная сумма'],
    ['1,2,3', 'Некорректная сумма'],
    ['1e5', 'Некорректная сумма'],
    ['100,001', KOPECKS],
    ['10,000', KOPECKS],
    ['10.000', KOPECKS],
    ['100,0001', KOPECKS],
    ['9,99', `Наименьшая сумма — 10${NBSP}₽`],
    ['-500', `Наименьшая сумма — 10${NBSP}₽`],
    ['300000,01', `Наибольшая сумма — 300${NBSP}000${NBSP}₽`],
  ])('refuses «%s»: %s', (text, problem) => {
    expect(amountProblem(text, LIMITS)).toBe(problem);
    expect(payableAmount(text, LIMITS)).toBeNull();
  });

  it('has limits that a person can read', () => {
    expect(limitsText(LIMITS)).toBe(`От 10${NBSP}₽ до 300${NBSP}000${NBSP}₽`);
  });
});

describe('the schema of the payment form', () => {
  const schema = paymentFormSchema(LIMITS);
  const errorOf = (values: object) =>
    schema.validate(values, { abortEarly: false }).then(
      () => null,
      (error: Error) => error.message,
    );

  it('says in Russian what is wrong', async () => {
    expect(await errorOf({ method: 'card' })).toBe('Введите сумму');
    expect(await errorOf({ amount: '5', method: 'card' })).toBe(`Наименьшая сумма — 10${NBSP}₽`);
    expect(await errorOf({ amount: '50', method: 'cash' })).toBe('Выберите способ оплаты');
    expect(await errorOf({ amount: '1 000,50', method: 'invoice', payerId: 'x' })).toBeNull();
  });
});
