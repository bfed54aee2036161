import { composeLetter, type Letter, type LetterPart, letterTime } from '#lib/mail/index.ts';
import type { ProposalRow } from '../repository.ts';
import type { Told } from './repository.ts';
import { changesOf, type Facts, whatOf } from './words.ts';

export function stopLink(origin: string, secret: string): string {
  return `${origin}/login/stop-proposal?token=${secret}`;
}

type Row = Facts & Pick<ProposalRow, 'reason' | 'author_name' | 'proposed_by'>;

interface Notice {
  readonly row: Row;
  readonly at: Date;
  /** Names of others who decide about such things. */
  readonly others: readonly string[];
}

/** Tells somebody what is to take effect by itself, and gives them the link that stops it. */
export function dayLetter(to: Told, { row, at, others }: Notice, link: string): Letter {
  return composeLetter({
    kind: 'proposal-day',
    recipient: to.email,
    name: to.display_name,
    subject: 'Через сутки изменится доступ сотрудников кабинета',
    parts: [
      'Предложено изменение, которое обычно подтверждает второй человек. Сейчас подтвердить его некому, поэтому через сутки оно вступит в силу само.',
      ...partsOf(row, ['Вступит в силу', `не раньше ${letterTime(at)}`]),
      to.id === row.proposed_by ? TO_AUTHOR : TO_OTHERS,
    ],
    button: { text: 'Остановить изменение', url: link },
    after: [
      'На странице нужно нажать «Остановить»: само открытие ссылки ничего не меняет. Ссылка только ваша, не пересылайте её.',
      askWhom(others),
    ],
  });
}

const TO_AUTHOR =
  'Если предложили вы, делать ничего не нужно. Если не вы, вашей учётной записью пользуется кто-то другой: остановите изменение и смените пароль.';
const TO_OTHERS =
  'Если вы о нём знаете, делать ничего не нужно: если никто не остановит его, оно вступит в силу. Если не знаете или сомневаетесь, остановите его.';

/** Tells the same people that it has taken effect. */
export function tookEffectLetter(to: Told, { row, at, others }: Notice): Letter {
  return composeLetter({
    kind: 'proposal-took-effect',
    recipient: to.email,
    name: to.display_name,
    subject: 'Доступ сотрудников кабинета изменён',
    parts: [
      'Изменение, о котором мы писали, никто не остановил за сутки, и оно вступило в силу.',
      ...partsOf(row, ['Вступило в силу', letterTime(at)]),
      askWhom(others),
    ],
  });
}

function partsOf(row: Row, when: readonly [string, string]): LetterPart[] {
  return [
    {
      facts: [
        ['Что', whatOf(row)],
        ...(row.reason === null ? [] : ([['Причина', row.reason]] as const)),
        ['Кто предложил', row.author_name],
        when,
      ],
    },
    ...(changesOf(row).length === 0 ? [] : [{ list: changesOf(row) }]),
  ];
}

/** The servers' keepers can make a second administrator by the command line, whoever the others are. */
function askWhom(others: readonly string[]): string {
  const keepers = 'тех, кто обслуживает сервер кабинета';
  return others.length === 0
    ? `Вопросы — к автору предложения, а если вы ему не верите, попросите помощи у ${keepers}.`
    : `Кого спросить: ${others.join(', ')}, а если помочь они не могут — ${keepers}.`;
}
