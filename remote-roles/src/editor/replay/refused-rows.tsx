import { requestsText } from '@cabinet/access';
import { Flex, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';

export interface RefusedRow {
  readonly id: string;
  readonly name: string;
  readonly refused: number;
  readonly amount: string;
}

interface RefusedRowsProps {
  readonly label: string;
  readonly rows: readonly RefusedRow[];
}

export function RefusedRows({ label, rows }: RefusedRowsProps) {
  return (
    <Stack as="ul" gap="1" listStyleType="none" aria-label={label}>
      {rows.map(({ id, name, refused, amount }) => (
        <Flex as="li" key={id} justify="space-between" gap="4" textStyle="sm">
          <Text as="span" minW="0" overflowWrap="anywhere">
            {name}
          </Text>
          <Text as="span" color="fg.muted" flexShrink="0">
            <span>{`${requestsText(refused)}, `}</span>
            <MoneyText value={amount} />
          </Text>
        </Flex>
      ))}
    </Stack>
  );
}
