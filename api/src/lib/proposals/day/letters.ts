import { type Letter, letterText, letterTime, withoutLinks } from '#lib/mail/index.ts';
import type { ProposalRow } from '../repository.ts';
import type { Told } from './repository.ts';
import { changesOf, whatOf } from './words.ts';

export function stopLink(origin: string, secret: string): string {
  return `${origin}/login/stop-proposal?token=${secret}`;
}

interface Notice {
  readonly row: ProposalRow;
  readonly at: Date;
  /** Names of others who decide about such things. */
  readonly others: readonly string[];
}

/** Tells somebody what is to take effect by itself, and gives them the link that stops it. */
export function dayLetter(to: Told, { row, at, others }: Notice, link: string): Letter {
  return {
    kind: 'proposal-day',
    recipient: to.email,
    subject: 'Через сутки изменится доступ сотрудников кабинета',
    text: letterText(to.display_name, [
      'Предложено изменение, которое обычно подтверждает второй человек. Сейчас подтвердить его некому, поэтому через сутки оно вступит в силу само.',
      '',
      ...linesOf(row),
      `Вступит в силу: не раньше ${letterTime(at)}`,
      '',
      ...(to.id === row.proposed_by ? TO_AUTHOR : TO_OTHERS),
      link,
      '',
      'На странице нужно нажать «Остановить»: само открытие ссылки ничего не меняет. Ссылка только ваша, не пересылайте её.',
      '',
      askWhom(others),
    ]),
  };
}

const TO_AUTHOR = [
  'Если предложили вы, делать ничего не нужно. Если не вы, вашей учётной записью пользуется кто-то другой: остановите изменение и смените пароль.',
];
const TO_OTHERS = [
  'Если вы о нём знаете, делать ничего не нужно: если никто не остановит его, оно вступит в силу. Если не знаете или сомневаетесь, остановите его:',
];

/** Tells the same people that it has taken effect. */
export function tookEffectLetter(to: Told, { row, at, others }: Notice): Letter {
  return {
    kind: 'proposal-took-effect',
    recipient: to.email,
    subject: 'Доступ сотрудников кабинета изменён',
    text: letterText(to.display_name, [
      'Изменение, о котором мы писали, никто не остановил за сутки, и оно вступило в силу.',
      '',
      ...linesOf(row),
      `Вступило в силу: ${letterTime(at)}`,
      '',
      askWhom(others),
    ]),
  };
}

function linesOf(row: ProposalRow): string[] {
  return [
    `Что: ${withoutLinks(whatOf(row))}`,
    ...changesOf(row).map(withoutLinks),
    ...(row.reason === null ? [] : [`Причина: ${withoutLinks(row.reason)}`]),
    `Кто предложил: ${withoutLinks(row.author_name)}`,
  ];
}

/** The servers' keepers can make a second administrator by the command line, whoever the others are. */
function askWhom(others: readonly string[]): string {
  const keepers = 'тех, кто обслуживает сервер кабинета';
  return others.length === 0
    ? `Вопросы — к автору предложения, а если вы ему не верите, попросите помощи у ${keepers}.`
    : `Кого спросить: ${others.map(withoutLinks).join(', ')}, а если помочь они не могут — ${keepers}.`;
}
