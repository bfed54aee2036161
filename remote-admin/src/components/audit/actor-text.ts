import type { AuditRow } from '../../api/audit.ts';

const WRITER: Readonly<Record<NonNullable<AuditRow['writer']>, string>> = {
  visitor: 'Посетитель',
  'reset-code': 'По коду из письма',
  'stop-link': 'По ссылке из письма',
  cabinet: 'Система',
  'proposals-take-effect': 'Система: прошли сутки',
  'watch-canaries': 'Система: наблюдение за сборками',
  'create-admin': 'Командная строка',
};

/** Who did it, in words. Rows that are older than the name of what wrote them are the system's. */
export const actorText = ({ actor, writer }: Pick<AuditRow, 'actor' | 'writer'>): string =>
  actor === null ? WRITER[writer ?? 'cabinet'] : actor.displayName || actor.email;
