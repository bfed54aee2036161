import { Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
  TableScroll,
} from '@cabinet/kernel/ui/table';
import type { Impact } from '../../../api/rate-corrections.ts';

interface CostTableProps {
  readonly label: string;
  readonly costs: Impact['payers'];
  readonly count: number;
}

/** Whose costs would have changed most. */
export function CostTable({ label, costs, count }: CostTableProps) {
  return (
    <Stack gap="2">
      <TableScroll
        tabIndex={0}
        role="group"
        aria-label={label}
        focusVisibleRing="outside"
        maxH="24rem"
        overflowY="auto"
      >
        <Table aria-label={label}>
          <TableHead>
            <tr>
              <TableHeading scope="col">Название</TableHeading>
              <TableHeading scope="col" textAlign="end">
                Было
              </TableHeading>
              <TableHeading scope="col" textAlign="end">
                Разница
              </TableHeading>
            </tr>
          </TableHead>
          <TableBody>
            {costs.map(({ id, name, before, difference }) => (
              <TableRow key={id}>
                <TableCell>{name}</TableCell>
                <TableCell numeric>
                  <MoneyText value={before} />
                </TableCell>
                <TableCell numeric>
                  <MoneyText value={difference} signed />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableScroll>
      {count > costs.length && (
        <Text textStyle="sm" color="fg.muted">{`Показаны ${costs.length} с наибольшей разницей`}</Text>
      )}
    </Stack>
  );
}
