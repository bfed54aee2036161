import { serialiseModelAccess } from '@cabinet/kernel/core/model-access';
import { plural } from '@cabinet/kernel/core/text';
import type { DraftAccess, RoleDraft } from '../draft.ts';

const accessText = ({ all, rules }: DraftAccess) =>
  JSON.stringify([all, rules.map(({ type, action, value }) => [type, action, value])]);

const sorted = (texts: readonly string[]) => JSON.stringify([...texts].sort());

/** Whether nothing differs that a person has typed or chosen; a rule that is not finished counts too. */
export function isSameDraft(one: RoleDraft, other: RoleDraft): boolean {
  return (
    one.name === other.name &&
    one.description === other.description &&
    sorted(one.granted) === sorted(other.granted) &&
    accessText(one) === accessText(other)
  );
}

/** Whether both save the same rules: those that are not finished are left out. */
export function isSameAccess(one: DraftAccess, other: DraftAccess): boolean {
  return serialiseModelAccess(one).join('\n') === serialiseModelAccess(other).join('\n');
}

const PERMISSIONS = ['разрешение', 'разрешения', 'разрешений'] as const;
const MINUS = '\u2212';

function permissionChanges(before: readonly string[], now: readonly string[]): string[] {
  const added = now.filter((each) => !before.includes(each)).length;
  const removed = before.filter((each) => !now.includes(each)).length;
  const noun = ` ${plural(added === 0 ? removed : added, ...PERMISSIONS)}`;
  return [
    ...(added === 0 ? [] : [`+${added}${noun}`]),
    ...(removed === 0 ? [] : [`${MINUS}${removed}${added === 0 ? noun : ''}`]),
  ];
}

/** What differs from the beginning, in a line: «+2 разрешения, −1, правила изменены»; empty when nothing does. */
export function changeSummary(before: RoleDraft, now: RoleDraft): string {
  return [
    ...(before.name === now.name ? [] : ['название изменено']),
    ...(before.description === now.description ? [] : ['описание изменено']),
    ...permissionChanges(before.granted, now.granted),
    ...(accessText(before) === accessText(now) ? [] : ['правила изменены']),
  ].join(', ');
}
