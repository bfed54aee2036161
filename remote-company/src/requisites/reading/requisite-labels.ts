/**
 * What a label announces. `other` is a fact that companies have and the form does not ask for, `loose` announces
 * nothing.
 */
export type LabelKind =
  | 'inn_kpp'
  | 'inn'
  | 'kpp'
  | 'ogrn'
  | 'bik'
  | 'account'
  | 'corr_account'
  | 'bank_name'
  | 'full_name'
  | 'name'
  | 'legal_address'
  | 'director_name'
  | 'phone'
  | 'email'
  | 'other'
  | 'loose';

const OF_BANK = '(?: банка| банка получателя)';
const ACCOUNT = '(?:сч[её]та?|сч(?![а-яё])|с(?![а-яё]))';
const WHOSE =
  '(?: (?:организации|предприятия|компании|контрагента|юридического лица|ип|получателя|юр\\. ?лица))?';
/** The account of the Treasury in the place of a correspondent one. */
const SINGLE = '(?:един(?:ый|ого) казначейск(?:ий|ого) сч[её]та?(?: \\(екс\\))?|екс)';
const BEFORE_NAME = '(?= ?(?:[:\\t«"]|(?:ооо|п?ао|ип|общество|индивидуальный)(?!\\p{L})))';
const HEAD = '(?:генеральн(?:ый|ого) |ген\\. ?|ген|исполнительн(?:ый|ого) )?директора?';

/** The order matters: of two patterns that fit at one place the first one counts. */
const LABELS: readonly (readonly [LabelKind, string])[] = [
  ['other', `(?:инн ?/ ?кпп|инн|кпп|огрн|окпо|адрес|телефон)${OF_BANK}`],
  ['other', '(?:почтовый|фактический|факт\\.|почт\\.) ?адрес|адрес (?:для корреспонденции|доставки)'],
  ['other', 'ок(?:по|вэд|тмо|ато|огу|фс|опф)(?:-?2)?|факс|swift|сайт|веб-сайт|дата регистрации|паспорт'],
  ['other', 'гл(?:авный|\\.) ?бухгалтер|лицевой сч[её]т|л/с|уставн(?:ый|ого) капитал'],
  ['inn_kpp', 'инн ?[/\\\\|,и] ?кпп'],
  ['inn', `инн${WHOSE}|идентификационный номер(?: налогоплательщика)?`],
  ['kpp', `кпп${WHOSE}|код причины постановки(?: на (?:налоговый )?уч[её]т)?`],
  ['ogrn', `огрн ?/ ?огрнип|огрнип|огрн${WHOSE}|основной государственный регистрационный номер`],
  ['bik', `(?:бик|bic)(?:${OF_BANK}| тофк)?|банковский идентификационный код`],
  ['corr_account', `(?:номер )?банковского сч[её]та, входящего в состав ${SINGLE}`],
  ['corr_account', SINGLE],
  ['account', '(?:номер )?казначейск(?:ий|ого) сч[её]та?'],
  ['corr_account', `(?:к ?/ ?|корр?(?:еспондентский|\\.)? ?/? ?)${ACCOUNT}${OF_BANK}?`],
  ['corr_account', 'к\\. ?с(?:ч[её]т)?(?=[.: ]? ?\\d)'],
  ['account', `(?:р ?/ ?|расч(?:[её]тный|\\.)? ?/? ?)${ACCOUNT}${WHOSE}|р\\. ?с(?:ч[её]т)?(?=[.: ]? ?\\d)`],
  ['loose', `(?:номер |№ ?|банковский )?сч(?:[её]та?${WHOSE}|\\.)(?= ?(?:[:№\\t\\d]|$))`],
  [
    'bank_name',
    '(?:полное )?(?:наименование|название) банка(?: получателя)?|(?:обслуживающий )?банк получателя',
  ],
  [
    'bank_name',
    'обслуживающий банк|(?<!-)банк(?= ?(?:[:\\t]|- ))|^банк(?= ?$)|(?:открыт(?:ый)? )?в банке(?= ?[:«"\\p{L}])',
  ],
  ['full_name', `полное (?:фирменное )?(?:наименование|название)${WHOSE}`],
  [
    'name',
    `(?:(?:сокращ[её]нное|краткое) (?:фирменное )?)?(?:наименование|название)${WHOSE}|фирменное наименование`,
  ],
  [
    'name',
    `(?:организация|компания|контрагент|получатель|покупатель|заказчик|поставщик|исполнитель)${BEFORE_NAME}`,
  ],
  [
    'email',
    'адрес (?:электронной|эл\\.) ?почты|(?:электронная|эл\\.) ?почта|электронный адрес|e-?mail|почта(?= ?:)',
  ],
  ['legal_address', '(?:юридический|юр\\.)(?: ?(?:и|/|\\() ?(?:фактический|почтовый)\\)?)? ?адрес'],
  [
    'legal_address',
    'адрес(?: (?:регистрации|\\(?места? нахождения\\)?|юридический))?(?: \\(место нахождения\\))?',
  ],
  ['legal_address', 'место ?нахождени[ея]'],
  ['loose', 'должность(?: руководителя)?'],
  ['director_name', `в лице(?: ${HEAD}| руководителя| президента)?|${HEAD}`],
  [
    'director_name',
    '(?:фио|ф\\. ?и\\. ?о\\.?)(?: (?:руководителя|директора))?|руководител[ья]|президент(?= ?[:\\t])',
  ],
  ['phone', '(?:контактный |моб(?:ильный|\\.) ?)?(?:телефоны?|тел)(?:\\.? ?/ ?факс)?|моб|т\\.(?= ?[+(\\d])'],
];

// Each line of the table is one group, so the group that matched names the line.
const PATTERN = new RegExp(
  `(?<![\\p{L}\\d])(?:${LABELS.map(([, pattern]) => `(${pattern})`).join('|')})(?!\\p{L})[ .:=№#\\t-]*`,
  'giu',
);

/** A label, with the places where it begins and where the text behind it begins. */
export interface Label {
  readonly kind: LabelKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The labels of a line in their order. */
export function labelsOf(line: string): Label[] {
  return [...line.matchAll(PATTERN)].map((match) => {
    const group = match.slice(1).findIndex((text) => text !== undefined);
    const [text] = match;
    return {
      kind: LABELS[group]?.[0] ?? 'loose',
      text,
      start: match.index,
      end: match.index + text.length,
    };
  });
}
