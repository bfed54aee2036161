import { Stack, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  readonly first: ReactNode;
  /** Smaller, below; where there is none, the first stands alone. */
  readonly second?: ReactNode;
  readonly align?: 'flex-end';
}

/** A text that is cut off says the whole of it to a pointer that rests. */
const hint = (line: ReactNode) => (typeof line === 'string' ? line : undefined);

/** A cell that says what, and below it more of that; each on one line, however long. */
export function TwoLines({ first, second = null, align }: TwoLinesProps) {
  return (
    <Stack gap="0" minW="0" align={align}>
      <Text as="span" maxW="full" truncate title={hint(first)}>
        {first}
      </Text>
      {second !== null && (
        <Text
          as="span"
          maxW="full"
          textStyle="xs"
          color="fg.muted"
          fontWeight="normal"
          truncate
          title={hint(second)}
        >
          {second}
        </Text>
      )}
    </Stack>
  );
}
