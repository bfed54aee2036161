/**
 * Tells from the text of a migration whether it may run on a live database. What locks a table while it reads or writes
 * all of it needs another form (db/migrations/README.md). A table that the same migration makes, or says to be small,
 * is free.
 */
import { type Step, stepsOf } from '../migrating/steps.ts';
import { type SqlFile, wholeSql } from '../sql-file.ts';

interface Rule {
  readonly is: RegExp;
  readonly unless?: RegExp;
  /** Says what is wrong and what to write instead; `TABLE` stands for the table's name. */
  readonly says: string;
}

const NAME = '(?:if (?:not )?exists )?(?:only )?(?<table>[a-z_][a-z0-9_]*)';

/** Statements other than `alter table`. The first rule that fits counts. */
const STATEMENTS: readonly Rule[] = [
  {
    is: new RegExp(`^create (?:unique )?index (?!concurrently).*?\\bon ${NAME}`),
    says: `creates an index while nobody can write TABLE: create index concurrently if not exists,
      in a step outside of a transaction`,
  },
  {
    is: new RegExp(`^create (?:unique )?index concurrently (?!if not exists).*?\\bon ${NAME}`),
    says: 'could not build its index on TABLE again after it was stopped: say «if not exists»',
  },
  {
    is: new RegExp(`^(?:with .*)?\\b(?:update|delete from) ${NAME}`),
    says: `changes rows of TABLE at once, and they stay locked until all are done: in batches, by a «do» with
      «commit» in a step outside of a transaction`,
  },
  { is: /^drop index (?!concurrently)/, says: 'drops an index not concurrently' },
  {
    is: /^(truncate|cluster|lock table|vacuum full|reindex(?!.* concurrently))\b/,
    says: 'locks a whole table for as long as it works',
  },
];

/** Actions of `alter table`. The first rule that fits counts. */
const ACTIONS: readonly Rule[] = [
  {
    is: /^add (constraint \S+ )?(primary key|unique|exclude)\b/,
    unless: / using index /,
    says: 'builds an index under the lock of TABLE: create it concurrently, then add the key «using index»',
  },
  {
    is: /^add (constraint|check|foreign key)\b/,
    unless: / not valid$| using index /,
    says: `reads all of TABLE under its lock: add the constraint «not valid» and validate it in a later step`,
  },
  {
    is: /^alter (column )?\S+ (set data )?type /,
    says: 'writes all of TABLE anew for another type: add a column, fill it in batches, change over',
  },
  {
    is: /^add (?!constraint|check|foreign).*\b(primary key|unique|references|check)\b/,
    says: 'reads all of TABLE under its lock: add the column, then its constraint «not valid», then validate',
  },
  {
    is: /^add .*\b(generated|(small|big)?serial|default (?!now ?\().*\w ?\()/,
    says: `writes all of TABLE anew for a column: add it without that default, set the default, fill it in batches`,
  },
  {
    is: /^add (?!constraint|check|foreign|.*\bdefault\b).*\bnot null\b/,
    says: 'adds a column to TABLE that no row could fill: give it a default',
  },
];

/** The sentences that name what is wrong with a migration. There are none when it may run beside traffic. */
export function problemsOf(file: SqlFile): string[] {
  const text = wholeSql(file);
  const free = new Set([
    ...namesIn(text, /^-- small: (.+)$/gm),
    ...namesIn(text, /^create (?:unlogged )?table (?:if not exists )?(\w+)/gim),
  ]);
  const unused = namesIn(text, /^-- unused since \S+: (.+)$/gm);
  const steps = stepsOf(file);
  /** Tables whose rows were proved to hold a constraint, which `set not null` then believes. */
  const validated = new Set<string>();
  const problems = (steps.length > 0 ? steps : [{ text, isOutside: false }]).flatMap((step) => {
    const statements = statementsOf(step.text);
    return [
      ...statements.flatMap((one) => [
        ...brokenIn(STATEMENTS, one, free),
        ...alterations(one).flatMap(({ table, action }) =>
          free.has(table) ? [] : problemsOfAction(table, action, validated, unused),
        ),
        ...takenBy(one, unused),
      ]),
      ...problemsOfStep(step, statements, free),
    ];
  });
  return problems.map((problem) => `${file.name} ${problem.replace(/\s+/g, ' ')}.`);
}

function problemsOfStep(
  { text, isOutside }: Pick<Step, 'text' | 'isOutside'>,
  statements: readonly string[],
  free: ReadonlySet<string>,
): string[] {
  const locked = new Set(statements.flatMap(lockedBy).filter((table) => !free.has(table)));
  const has = (what: RegExp) => statements.some((one) => what.test(one));
  const checks: readonly (readonly [boolean, string])[] = [
    [locked.size > 1, `locks ${[...locked].join(' and ')} together: give each a step of its own`],
    [
      locked.size > 0 && has(/ validate constraint /),
      'validates a constraint while a table is locked: validate it in a step of its own',
    ],
    [
      isOutside && statements.length !== 1,
      'has not one statement in a step outside of a transaction: give each a step of its own',
    ],
    [
      !isOutside && has(/ index concurrently /),
      'builds an index concurrently: in a step outside of a transaction',
    ],
    [
      has(/^do\b/) && !(isOutside && /\bcommit;/.test(text)),
      'runs a «do» whose rows stay locked until all is done: let it commit, in a step outside of a transaction',
    ],
  ];
  return checks.filter(([isBroken]) => isBroken).map(([, problem]) => problem);
}

function brokenIn(
  rules: readonly Rule[],
  text: string,
  free: ReadonlySet<string>,
  ofTable?: string,
): string[] {
  const rule = rules.find(({ is, unless }) => is.test(text) && !unless?.test(text));
  const table = ofTable ?? rule?.is.exec(text)?.groups?.table ?? '';
  return rule === undefined || free.has(table) ? [] : [rule.says.replace('TABLE', table)];
}

function problemsOfAction(
  table: string,
  action: string,
  validated: Set<string>,
  unused: readonly string[],
): string[] {
  if (action.startsWith('validate constraint ')) validated.add(table);
  if (/^alter (column )?\S+ set not null$/.test(action) && !validated.has(table))
    return [
      `reads all of ${table} under its lock: validate a check «is not null» in an earlier step, then set not null`,
    ];
  const gone = /^(?:drop|rename) (?:column )?(?:if exists )?(?!constraint)(\w+)/.exec(action)?.[1];
  if (gone !== undefined && !unused.includes(`${table}.${gone}`)) return [stillUsed(`${table}.${gone}`)];
  return brokenIn(ACTIONS, action, new Set(), table);
}

function takenBy(statement: string, unused: readonly string[]): string[] {
  const gone = new RegExp(`^drop (?:table|view) ${NAME}`).exec(statement)?.groups?.table;
  return gone === undefined || unused.includes(gone) ? [] : [stillUsed(gone)];
}

const stillUsed = (what: string) =>
  `takes away ${what}, which the release before may still use: stop using it in one release,
    then say «-- unused since RELEASE: ${what}»`;

function namesIn(text: string, lines: RegExp): string[] {
  return [...text.matchAll(lines)].flatMap(([, names = '']) => names.match(/[\w.]+/g) ?? []);
}

/** The table whose readers or writers a statement locks out, if only for a moment. */
function lockedBy(statement: string): string[] {
  if (/^alter table .* validate constraint \S+$/.test(statement)) return [];
  const found =
    new RegExp(`^(?:alter|drop) table ${NAME}`).exec(statement) ??
    new RegExp(`^(?:create|drop) (?:or replace )?(?:constraint )?trigger .*? on ${NAME}`).exec(statement);
  return found?.groups?.table === undefined ? [] : [found.groups.table];
}

/** Statements in small letters with single spaces, without comments, texts and bodies of functions. */
function statementsOf(text: string): string[] {
  return text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g, (found) =>
      /^[-/]/.test(found) ? '' : "''",
    )
    .toLowerCase()
    .replace(/["\s]+/g, ' ')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

/** The actions of an `alter table`, cut at the commas outside of brackets. */
function alterations(statement: string): { readonly table: string; readonly action: string }[] {
  const { table, actions } = new RegExp(`^alter table ${NAME} (?<actions>.*)$`).exec(statement)?.groups ?? {};
  if (table === undefined || actions === undefined) return [];
  let depth = 0;
  const parts = [''];
  for (const sign of actions) {
    depth += Number(sign === '(') - Number(sign === ')');
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((action) => ({ table, action: action.trim() }));
}
