import { Box, Checkbox, Stack, Text } from '@cabinet/kernel/ui';
import { PermissionOpens } from '../../components/permission-opens.tsx';
import type { ListedPermission } from '../../lib/listed-permission.ts';

interface PermissionRowProps {
  readonly permission: ListedPermission;
  readonly isGranted: boolean;
  /** Why the box cannot be changed. */
  readonly lock: string | undefined;
  readonly hints: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** One permission: its box, why it is locked, what it needs beside it, and what it opens. */
export function PermissionRow({
  permission: { id, name },
  isGranted,
  lock,
  hints,
  onToggle,
}: PermissionRowProps) {
  const noteId = `permission-${id.replace(':', '-')}-note`;
  const hasNote = lock !== undefined || hints.length > 0;
  return (
    <Stack as="li" gap="0.5" py="2" borderTopWidth="1px" borderColor="border.muted">
      <Checkbox
        checked={isGranted}
        disabled={lock !== undefined}
        aria-describedby={hasNote ? noteId : undefined}
        onChange={() => onToggle(id)}
      >
        <span>{`${name} `}</span>
        <Text
          as="span"
          display={{ base: 'block', md: 'inline' }}
          textStyle="xs"
          color="fg.subtle"
          overflowWrap="anywhere"
        >
          {id}
        </Text>
      </Checkbox>
      <Stack gap="1" ps="1.625rem">
        {hasNote && (
          <Box id={noteId} textStyle="sm">
            {lock !== undefined && <Text color="fg.muted">{lock}</Text>}
            {hints.map((hint) => (
              <Text key={hint} color="fg.warning">
                {hint}
              </Text>
            ))}
          </Box>
        )}
        <PermissionOpens id={id} />
      </Stack>
    </Stack>
  );
}
