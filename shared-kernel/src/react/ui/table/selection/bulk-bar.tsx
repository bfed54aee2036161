import type { ReactNode } from 'react';
import { plural } from '../../../../core/text/plural.ts';
import { Button } from '../../button.tsx';
import { Flex } from '../../layout.ts';
import { Text } from '../../text.ts';

/** Shows what can be done with the chosen rows. */
export function BulkBar({
  count,
  onClear,
  children,
}: {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Flex
      role="region"
      aria-label="Действия с выбранными"
      align="center"
      gap="3"
      wrap="wrap"
      px="4"
      py="2"
      borderRadius="l2"
      layerStyle="fill.subtle"
    >
      <Text textStyle="sm" fontWeight="medium" role="status">
        {plural(count, 'Выбрана', 'Выбраны', 'Выбрано')} {count} {plural(count, 'строка', 'строки', 'строк')}
      </Text>
      <Flex gap="2" wrap="wrap" flex="1">
        {children}
      </Flex>
      <Button variant="ghost" size="sm" onClick={onClear}>
        Снять выбор
      </Button>
    </Flex>
  );
}
