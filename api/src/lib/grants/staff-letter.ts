import { PERMISSION_DEFINITIONS, type Permission } from '@cabinet/access/permissions';
import { maskEmail, plural, quoted } from '@cabinet/kernel/core/text';
import { composeLetter, type Letter, type LetterPart, letterTime } from '#lib/mail/index.ts';
import type { Person } from './repository.ts';

/** What a change has given to somebody. */
interface Gain {
  readonly person: Person;
  readonly permissions: readonly Permission[];
  /** They held no staff permission before. */
  readonly isNew: boolean;
}

interface StaffChange {
  readonly gains: readonly Gain[];
  /** Undefined: the command line of the server. */
  readonly givenBy: string | undefined;
  readonly confirmedBy: string | undefined;
  /** Whether the reader may sign people out and switch them off. */
  readonly mayAct: boolean;
  /** Empty where nobody knows it. */
  readonly cabinetOrigin: string;
}

/** Tells somebody who is staff what a change has given to them, or to others. */
export function staffLetter(to: Person, change: StaffChange): Letter {
  const own = change.gains.find(({ person }) => person.id === to.id);
  const { path, ...letter } = own ? toWhoeverGained(own, change) : toOthers(change);
  const { cabinetOrigin } = change;
  return composeLetter({
    ...letter,
    recipient: to.email,
    name: to.display_name,
    button: path === undefined ? undefined : { text: 'Открыть в кабинете', url: `${cabinetOrigin}${path}` },
  });
}

function toWhoeverGained({ person, permissions }: Gain, change: StaffChange) {
  const others = change.gains.filter((gain) => gain.person !== person);
  return {
    kind: 'staff-rights',
    subject: 'Вам дали права сотрудника кабинета',
    parts: [
      'Теперь у вас есть права:',
      { list: permissions.map(nameOf) },
      ...(others.length === 0 ? [] : ['Кроме вас права получили:', listOf(others)]),
      factsOf(change),
      'Если вы этого не ждали, напишите тому, кто открыл вам доступ в кабинет.',
    ],
    path: '/',
  } as const;
}

function toOthers({ gains, mayAct, ...change }: StaffChange) {
  const [first, ...more] = gains;
  const { subject, what } = headOf(gains);
  return {
    kind: 'new-staff',
    subject,
    parts: [
      what,
      listOf(gains),
      factsOf(change),
      'Если вы об этом знаете, ничего делать не нужно.',
      `Если нет, спросите того, кто дал права. ${mayAct ? IF_NOBODY_KNOWS.able : IF_NOBODY_KNOWS.unable}`,
    ],
    path: !mayAct ? undefined : more.length > 0 ? '/admin/proposals' : `/admin/users/${first?.person.id}`,
  } as const;
}

const IF_NOBODY_KNOWS = {
  able: 'Если объяснить их некому, завершите сеансы сотрудника, отключите его и обратитесь к тем, кто обслуживает сервер кабинета.',
  unable: 'Если объяснить их некому, обратитесь к тем, кто обслуживает сервер кабинета.',
} as const;

function headOf(gains: readonly Gain[]): { readonly subject: string; readonly what: string } {
  if (!gains.every(({ isNew }) => isNew))
    return { subject: 'Новые права у сотрудников кабинета', what: 'Сотрудникам кабинета дали новые права:' };
  return gains.length === 1
    ? { subject: 'Новый сотрудник кабинета', what: 'Права сотрудника кабинета получил новый человек:' }
    : { subject: 'Новые сотрудники кабинета', what: 'Права сотрудников кабинета получили новые люди:' };
}

const LISTED = 20;

/** The address is masked, because it may be a mistake, and it tells two people of one name apart. */
function listOf(gains: readonly Gain[]): LetterPart {
  const lines = gains.slice(0, LISTED).map(({ person: { display_name: name, email }, permissions }) => {
    return `${name} (${maskEmail(email)}): ${permissions.map(nameOf).join(', ')}`;
  });
  const more = gains.length - lines.length;
  return {
    list: more > 0 ? [...lines, `и ещё ${more} ${plural(more, 'человек', 'человека', 'человек')}`] : lines,
  };
}

const nameOf = (permission: Permission) => quoted(PERMISSION_DEFINITIONS[permission].name);

function factsOf({ givenBy, confirmedBy }: Pick<StaffChange, 'givenBy' | 'confirmedBy'>): LetterPart {
  return {
    facts: [
      ['Кто дал', givenBy ?? 'команда на сервере кабинета'],
      ...(confirmedBy === undefined ? [] : [['Кто подтвердил', confirmedBy] as const]),
      ['Когда', letterTime(new Date())],
    ],
  };
}
