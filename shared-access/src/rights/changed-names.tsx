import { CheckIcon, CloseIcon, Flex, Heading, Stack } from '@cabinet/kernel/ui';

export interface ChangedNamesProps {
  readonly title: string;
  /** Each is read out under its label. */
  readonly lists: readonly { readonly label: string; readonly names: readonly string[] }[];
  readonly isGain: boolean;
}

/** Names of what comes, or of what goes; nothing without any. */
export function ChangedNames({ title, lists, isGain }: ChangedNamesProps) {
  if (lists.every(({ names }) => names.length === 0)) return null;
  const Icon = isGain ? CheckIcon : CloseIcon;
  return (
    <Stack gap="1.5">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {lists.map(({ label, names }) => (
        <Stack key={label} as="ul" aria-label={label} gap="1" listStyleType="none">
          {names.map((name) => (
            <Flex as="li" key={name} gap="2" align="flex-start" textStyle="sm" overflowWrap="anywhere">
              <Icon boxSize="4" mt="0.5" flexShrink="0" color={isGain ? 'fg.success' : 'fg.error'} />
              <span>{name}</span>
            </Flex>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
