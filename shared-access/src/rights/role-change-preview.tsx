import { Stack, Text } from '@cabinet/kernel/ui';
import { ChangedNames } from './changed-names.tsx';
import { type Granting, type OwnNames, type PermissionGroup, roleChange } from './role-change.ts';

const listsOf = (title: string, groups: readonly PermissionGroup[]) =>
  groups.map(({ category, names }) => ({ label: `${title}: ${category}`, names }));

const WORDS = {
  person: { label: 'Что изменится', gained: 'Появятся права', lost: 'Пропадут права' },
  people: { label: 'Что изменится у этих людей', gained: 'Получат права', lost: 'Потеряют права' },
} as const;

interface Role extends Granting {
  readonly modelsOpen: number;
  readonly modelsTotal: number;
}

function modelsText(now: Role | undefined, { modelsOpen, modelsTotal }: Role): string {
  if (now?.modelsOpen === modelsOpen)
    return `Открыто моделей: ${modelsOpen} из ${modelsTotal}, как и сейчас.`;
  const before = now === undefined ? '' : `сейчас ${now.modelsOpen}, `;
  return `Открыто моделей: ${before}станет ${modelsOpen} (из ${modelsTotal}).`;
}

interface RoleChangePreviewProps {
  /** Unknown where the person has a role of another place. */
  readonly now: Role | undefined;
  readonly next: Role;
  /** Whose role becomes another one. */
  readonly whose?: keyof typeof WORDS;
  readonly own?: OwnNames;
}

/** What a person, or everybody with a role, gains and loses by another role, in words. */
export function RoleChangePreview({ now, next, whose = 'person', own }: RoleChangePreviewProps) {
  const { gained, lost, hasOtherModels } = roleChange(now ?? { permissions: [] }, next, own);
  const isSame = gained.length === 0 && lost.length === 0 && !hasOtherModels;
  const words = WORDS[whose];
  return (
    <Stack gap="4" role="status" aria-label={words.label}>
      <ChangedNames title={words.gained} lists={listsOf(words.gained, gained)} isGain />
      <ChangedNames title={words.lost} lists={listsOf(words.lost, lost)} isGain={false} />
      {hasOtherModels && <Text textStyle="sm">Список доступных моделей изменится.</Text>}
      {isSame && <Text color="fg.muted">Права останутся теми же.</Text>}
      <Text textStyle="sm">{modelsText(now, next)}</Text>
    </Stack>
  );
}
