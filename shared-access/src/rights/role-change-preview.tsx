import { CheckIcon, CloseIcon, Flex, Heading, Stack, Text } from '@cabinet/kernel/ui';
import { type Granting, type OwnNames, type PermissionGroup, roleChange } from './role-change.ts';

interface SideProps {
  readonly title: string;
  readonly groups: readonly PermissionGroup[];
  readonly isGain: boolean;
}

function Side({ title, groups, isGain }: SideProps) {
  if (groups.length === 0) return null;
  const Icon = isGain ? CheckIcon : CloseIcon;
  return (
    <Stack gap="1.5">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {groups.map(({ category, names }) => (
        <Stack key={category} as="ul" aria-label={`${title}: ${category}`} gap="1" listStyleType="none">
          {names.map((name) => (
            <Flex as="li" key={name} gap="2" align="flex-start" textStyle="sm">
              <Icon boxSize="4" mt="0.5" color={isGain ? 'fg.success' : 'fg.error'} />
              {name}
            </Flex>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

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
      <Side title={words.gained} groups={gained} isGain />
      <Side title={words.lost} groups={lost} isGain={false} />
      {hasOtherModels && <Text textStyle="sm">Список доступных моделей изменится.</Text>}
      {isSame && <Text color="fg.muted">Права останутся теми же.</Text>}
      <Text textStyle="sm">{modelsText(now, next)}</Text>
    </Stack>
  );
}
