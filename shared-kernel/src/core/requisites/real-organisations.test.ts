import { checkCorrAccount, checkInn, checkOgrn } from './index.ts';

/** Published requisites of well-known organisations, whose check digits others have computed. */
const organisations = [
  { name: 'Сбербанк', inn: '7707083893', ogrn: '1027700132195' },
  { name: 'Газпром', inn: '7736050003', ogrn: '1027700070518' },
  { name: 'Лукойл', inn: '7708004767', ogrn: '1027700035769' },
  { name: 'РЖД', inn: '7708503727', ogrn: '1037739877295' },
  { name: 'Ростелеком', inn: '7707049388', ogrn: '1027700198767' },
  { name: 'ВТБ', inn: '7702070139', ogrn: '1027739609391' },
  { name: 'Т-Банк', inn: '7710140679', ogrn: '1027739642281' },
  { name: 'Альфа-Банк', inn: '7728168971', ogrn: '1027700067328' },
  { name: 'Яндекс', inn: '7736207543', ogrn: '1027700229193' },
  { name: 'ВК', inn: '7743001840', ogrn: '1027739850962' },
];

const banks = [
  { name: 'Сбербанк', bik: '044525225', corr_account: '30101810400000000225' },
  { name: 'Сбербанк, Северо-Западный банк', bik: '044030653', corr_account: '30101810500000000653' },
  { name: 'Сбербанк, Уральский банк', bik: '046577674', corr_account: '30101810500000000674' },
  { name: 'ВТБ', bik: '044525187', corr_account: '30101810700000000187' },
  { name: 'Альфа-Банк', bik: '044525593', corr_account: '30101810200000000593' },
  { name: 'Райффайзенбанк', bik: '044525700', corr_account: '30101810200000000700' },
  { name: 'Газпромбанк', bik: '044525823', corr_account: '30101810200000000823' },
  { name: 'Т-Банк', bik: '044525974', corr_account: '30101810145250000974' },
  { name: 'Точка', bik: '044525999', corr_account: '30101810845250000999' },
  { name: 'Совкомбанк', bik: '044525360', corr_account: '30101810445250000360' },
  { name: 'Модульбанк', bik: '044525092', corr_account: '30101810645250000092' },
];

describe.each(organisations)('requisites of $name', ({ inn, ogrn }) => {
  it('pass as they were published', () => {
    expect(checkInn(inn)).toEqual({ ok: true, value: inn });
    expect(checkOgrn(ogrn)).toEqual({ ok: true, value: ogrn });
  });

  it('do not pass with two neighbouring digits swapped', () => {
    for (let at = 2; at < inn.length - 2; at += 1) {
      const swapped = inn.slice(0, at) + inn.charAt(at + 1) + inn.charAt(at) + inn.slice(at + 2);
      if (swapped !== inn) expect([swapped, checkInn(swapped).ok]).toEqual([swapped, false]);
    }
  });
});

describe.each(banks)('the correspondent account of $name', ({ bik, corr_account }) => {
  it('passes with its own BIK', () => {
    expect(checkCorrAccount(corr_account, bik)).toEqual({ ok: true, value: corr_account });
  });

  it('does not pass with the BIK of another bank', () => {
    for (const other of banks.filter((bank) => bank.bik !== bik)) {
      expect([other.name, checkCorrAccount(corr_account, other.bik).ok]).toEqual([other.name, false]);
    }
  });
});
