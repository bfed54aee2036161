import fc from 'fast-check';
import {
  checkAccount,
  checkBik,
  checkCorrAccount,
  checkInn,
  checkKpp,
  checkOgrn,
  REQUISITE_NAMES,
  type RequisiteCheck,
} from './index.ts';

const SBERBANK = '044525225';
const TBANK = '044525974';
const TREASURY = '015402901';

const digits = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789'), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

/** How many of the ten digits at a place make the check pass. */
function passingDigits(text: string, at: number, check: (text: string) => RequisiteCheck): string[] {
  return [...'0123456789'].filter((digit) => check(text.slice(0, at) + digit + text.slice(at + 1)).ok);
}

function message(check: RequisiteCheck): string {
  return check.ok ? 'passed' : check.message;
}

describe('every message', () => {
  it.each([
    ['inn', checkInn('')],
    ['kpp', checkKpp('')],
    ['ogrn', checkOgrn('')],
    ['bik', checkBik('')],
    ['account', checkAccount('', SBERBANK)],
    ['corr_account', checkCorrAccount('', SBERBANK)],
  ] as const)('names the field %s in Russian and by its wire name', (field, check) => {
    expect(check).toMatchObject({ ok: false, field });
    expect(message(check).startsWith(`${REQUISITE_NAMES[field]}: `)).toBe(true);
  });
});

describe('checkInn', () => {
  it.each(['7707083893', '7736207543', '500100732259'])('accepts %s', (inn) => {
    expect(checkInn(inn)).toEqual({ ok: true, value: inn });
  });

  it('cleans pasted spaces', () => {
    expect(checkInn(' 7707\u00a0083893\n')).toEqual({ ok: true, value: '7707083893' });
  });

  it.each([
    ['', 'ИНН: должно быть 10 или 12 цифр'],
    ['770708389', 'ИНН: должно быть 10 или 12 цифр'],
    ['77070838931', 'ИНН: должно быть 10 или 12 цифр'],
    ['77O7083893', 'ИНН: должно быть 10 или 12 цифр'],
    ['7707083894', 'ИНН: не сходится контрольная цифра'],
    ['500100732258', 'ИНН: не сходится контрольная цифра'],
    ['500100732249', 'ИНН: не сходится контрольная цифра'],
    ['0000000000', 'ИНН: не может состоять из нулей'],
    ['000000000000', 'ИНН: не может состоять из нулей'],
  ])('says about %j «%s»', (inn, text) => {
    expect(message(checkInn(inn))).toBe(text);
  });

  it('finds exactly one right check digit for any ten-digit number', () => {
    fc.assert(
      fc.property(digits(9), (start) => {
        fc.pre(!/^0+$/.test(start));
        expect(passingDigits(`${start}0`, 9, checkInn)).toHaveLength(1);
      }),
    );
  });

  it('finds exactly one right pair of check digits for any twelve-digit number', () => {
    fc.assert(
      fc.property(digits(10), (start) => {
        fc.pre(!/^0+$/.test(start));
        const pairs = [...'0123456789'].flatMap((digit) => passingDigits(`${start}${digit}0`, 11, checkInn));
        expect(pairs).toHaveLength(1);
      }),
      { numRuns: 50 },
    );
  });
});

describe('checkKpp', () => {
  it.each(['773601001', '7736AB001', '997950001'])('accepts %s', (kpp) => {
    expect(checkKpp(kpp)).toEqual({ ok: true, value: kpp });
  });

  it.each(['', '77360100', '7736010011', '7736ab001', '7736АВ001', 'A73601001'])('refuses %j', (kpp) => {
    expect(message(checkKpp(kpp))).toMatch(/^КПП: /);
  });
});

describe('checkOgrn', () => {
  it.each(['1027700132195', '1027700229193', '304500116000157'])('accepts %s', (ogrn) => {
    expect(checkOgrn(ogrn)).toEqual({ ok: true, value: ogrn });
  });

  it.each([
    ['', 'ОГРН/ОГРНИП: должно быть 13 цифр (ОГРН) или 15 цифр (ОГРНИП)'],
    ['10277001321951', 'ОГРН/ОГРНИП: должно быть 13 цифр (ОГРН) или 15 цифр (ОГРНИП)'],
    ['1027700132196', 'ОГРН/ОГРНИП: не сходится контрольная цифра'],
    ['304500116000158', 'ОГРН/ОГРНИП: не сходится контрольная цифра'],
    ['9027700132195', 'ОГРН/ОГРНИП: ОГРН начинается с 1 или 5'],
    ['104500116000157', 'ОГРН/ОГРНИП: ОГРНИП начинается с 3'],
  ])('says about %j «%s»', (ogrn, text) => {
    expect(message(checkOgrn(ogrn))).toBe(text);
  });

  it('finds exactly one right check digit', () => {
    fc.assert(
      fc.property(fc.constantFrom('1', '5'), digits(11), (first, rest) => {
        expect(passingDigits(`${first}${rest}0`, 12, checkOgrn)).toHaveLength(1);
      }),
    );
    fc.assert(
      fc.property(digits(13), (rest) => {
        expect(passingDigits(`3${rest}0`, 14, checkOgrn)).toHaveLength(1);
      }),
    );
  });
});

describe('checkBik', () => {
  it.each([SBERBANK, TBANK, '040349001', TREASURY, '010702101', '004525988', '024501901'])(
    'accepts %s',
    (bik) => {
      expect(checkBik(bik)).toEqual({ ok: true, value: bik });
    },
  );

  it.each([
    ['04452522', 'БИК: должно быть 9 цифр'],
    ['0445252255', 'БИК: должно быть 9 цифр'],
    ['144525225', 'БИК: начинается с 04, у казначейства — с 00, 01 или 02'],
    ['034525225', 'БИК: начинается с 04, у казначейства — с 00, 01 или 02'],
  ])('says about %j «%s»', (bik, text) => {
    expect(message(checkBik(bik))).toBe(text);
  });
});

describe('checkAccount', () => {
  it.each([
    ['40702810200000000001', SBERBANK],
    ['40802810400000012345', TBANK],
    ['40702810200000000001', '040349001'],
    ['03224643500000005100', TREASURY],
    ['03214643000000017300', '004525988'],
  ])('accepts %s at %s', (account, bik) => {
    expect(checkAccount(account, bik)).toEqual({ ok: true, value: account });
  });

  it('cleans the spaces of a number written in groups', () => {
    expect(checkAccount('40702 810 2 0000 0000001', ' 044525225 ')).toEqual({
      ok: true,
      value: '40702810200000000001',
    });
  });

  it.each([
    ['4070281020000000000', SBERBANK, 'Расчётный счёт: должно быть 20 цифр'],
    ['40702810300000000001', SBERBANK, 'Расчётный счёт: контрольный ключ не сходится с БИК'],
    ['40702810200000000001', '044525226', 'Расчётный счёт: контрольный ключ не сходится с БИК'],
    ['40702810200000000001', '12', 'БИК: должно быть 9 цифр'],
    ['0322464350000000510', TREASURY, 'Расчётный счёт: должно быть 20 цифр'],
    [
      '03224810500000005100',
      TREASURY,
      'Расчётный счёт: на 6–8 месте счёта казначейства стоит код валюты 643',
    ],
    ['40702810200000000001', TREASURY, 'Расчётный счёт: при БИК казначейства начинается с 03'],
    ['40102810545370000046', TREASURY, 'Расчётный счёт: при БИК казначейства начинается с 03'],
    [
      '03224643500000005100',
      SBERBANK,
      'Расчётный счёт: с 03 начинается только при БИК казначейства (00, 01 или 02)',
    ],
  ])('says about %s at %s «%s»', (account, bik, text) => {
    expect(message(checkAccount(account, bik))).toBe(text);
  });

  it('finds exactly one right key, whatever the account and the bank', () => {
    fc.assert(
      fc.property(digits(7), digits(20), (bank, account) => {
        fc.pre(!account.startsWith('03'));
        const bik = `04${bank}`;
        expect(passingDigits(account, 8, (text) => checkAccount(text, bik))).toHaveLength(1);
      }),
    );
  });

  it('notices any single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat(19), fc.constantFrom(...'0123456789'), (at, digit) => {
        const account = '40702810200000000001';
        const changed = account.slice(0, at) + digit + account.slice(at + 1);
        expect(checkAccount(changed, SBERBANK).ok).toBe(changed === account);
      }),
    );
  });
});

describe('checkCorrAccount', () => {
  it.each([
    ['30101810400000000225', SBERBANK],
    ['30101810145250000974', TBANK],
    ['30101810845250000999', '044525999'],
    ['30101810200000000593', '044525593'],
    ['40102810545370000046', TREASURY],
  ])('accepts %s of %s', (account, bik) => {
    expect(checkCorrAccount(account, bik)).toEqual({ ok: true, value: account });
  });

  it.each([
    ['3010181040000000022', SBERBANK, 'Корреспондентский счёт: должно быть 20 цифр'],
    ['40702810200000000001', SBERBANK, 'Корреспондентский счёт: начинается с 301'],
    ['30101810400000000225', TBANK, 'Корреспондентский счёт: последние три цифры не совпадают с БИК'],
    ['30101810500000000225', SBERBANK, 'Корреспондентский счёт: контрольный ключ не сходится с БИК'],
    ['30101810400000000225', '044', 'БИК: должно быть 9 цифр'],
    ['30101810400000000225', TREASURY, 'Корреспондентский счёт: при БИК казначейства начинается с 40102'],
    ['40102810545370000047', TREASURY, 'Корреспондентский счёт: контрольный ключ не сходится с БИК'],
    // Its digits 5 and 6 are 03, where the account belongs to 02.
    ['40102810545370000046', '015403901', 'Корреспондентский счёт: контрольный ключ не сходится с БИК'],
    [
      '40102810545370000046',
      SBERBANK,
      'Корреспондентский счёт: с 40102 начинается только при БИК казначейства (00, 01 или 02)',
    ],
  ])('says about %s at %s «%s»', (account, bik, text) => {
    expect(message(checkCorrAccount(account, bik))).toBe(text);
  });

  it('finds exactly one right key', () => {
    fc.assert(
      fc.property(digits(7), digits(14), (bank, middle) => {
        const account = `301${middle}${bank.slice(-3)}`;
        expect(passingDigits(account, 8, (text) => checkCorrAccount(text, `04${bank}`))).toHaveLength(1);
      }),
    );
  });
});

describe('the accounts of the Treasury', () => {
  const treasuryBik = fc
    .tuple(fc.constantFrom('00', '01', '02'), digits(7))
    .map(([prefix, rest]) => `${prefix}${rest}`);

  it('have exactly one right key in 40102…, whatever the last digits of the BIK', () => {
    fc.assert(
      fc.property(treasuryBik, digits(15), digits(3), (bik, rest, end) => {
        const check = (text: string) => checkCorrAccount(text, bik);
        const keys = passingDigits(`40102${rest}`, 8, check);
        expect(keys).toHaveLength(1);
        expect(
          passingDigits(`40102${rest}`, 8, (text) => checkCorrAccount(text, bik.slice(0, 6) + end)),
        ).toEqual(keys);
      }),
    );
  });

  it('show any single wrong digit in 40102…', () => {
    fc.assert(
      fc.property(fc.nat(19), fc.constantFrom(...'0123456789'), (at, digit) => {
        const account = '40102810545370000046';
        const changed = account.slice(0, at) + digit + account.slice(at + 1);
        expect(checkCorrAccount(changed, TREASURY).ok).toBe(changed === account);
      }),
    );
  });

  it('show a wrong digit in the prefix and the currency of 03…, which has no key', () => {
    fc.assert(
      fc.property(treasuryBik, digits(3), digits(12), fc.nat(19), digits(1), (bik, kind, rest, at, digit) => {
        const account = `03${kind}643${rest}`;
        const changed = account.slice(0, at) + digit + account.slice(at + 1);
        const isJudged = at < 2 || (at > 4 && at < 8);
        expect(checkAccount(changed, bik).ok).toBe(changed === account || !isJudged);
      }),
    );
  });

  it('never pass with the BIK of a bank, nor those of a bank with the BIK of the Treasury', () => {
    fc.assert(
      fc.property(digits(7), treasuryBik, digits(20), (bank, bik, account) => {
        expect(checkAccount(`03${account.slice(2)}`, `04${bank}`).ok).toBe(false);
        expect(checkCorrAccount(`40102${account.slice(5)}`, `04${bank}`).ok).toBe(false);
        expect(checkAccount(`4${account.slice(1)}`, bik).ok).toBe(false);
        expect(checkCorrAccount(`301${account.slice(3)}`, bik).ok).toBe(false);
      }),
    );
  });
});

describe('any text', () => {
  it('is judged without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, bik) => {
        const checks = [checkInn, checkKpp, checkOgrn, checkBik].map((check) => check(text));
        for (const check of [...checks, checkAccount(text, bik), checkCorrAccount(text, bik)]) {
          expect(check.ok || check.message.length > 0).toBe(true);
        }
      }),
    );
  });
});
