import type { AuditRow } from '../../api/audit.ts';

/** One field that an action has touched, in the API's words. */
export type AuditChange = NonNullable<AuditRow['changes']>[number];

/** What was done, in words. An API of an earlier release has none, so the code stands for them. */
export const actionText = ({ action, actionText: text }: Pick<AuditRow, 'action' | 'actionText'>): string =>
  text ?? action;

/** The kind of thing that it was done to. */
export const entityText = ({ entityType, entityText: text }: Pick<AuditRow, 'entityType' | 'entityText'>) =>
  text ?? entityType;

/** Who did it. */
export const actorText = ({ actor, actorText: text }: Pick<AuditRow, 'actor' | 'actorText'>): string =>
  text ?? (actor === null ? 'Система' : actor.displayName || actor.email);

/** The fields that an action has changed. */
export const touchedBy = ({ changes = [] }: Pick<AuditRow, 'changes'>): readonly AuditChange[] =>
  changes.filter(({ kind }) => kind !== 'same');

/** Whether a row says what was read, and not what was done. */
export const isReading = ({ action }: Pick<AuditRow, 'action'>): boolean =>
  /\.(export|download|view)$/.test(action);
