import { Badge, Button, DateText, Flex, Text } from '@cabinet/kernel/ui';
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
import type { ModelDetail, ModelPrice } from '../../api/models.ts';

function peopleText({ setBy, agreedBy }: ModelPrice): string {
  if (setBy === null) return 'При добавлении';
  const author = setBy.displayName || 'Без имени';
  return agreedBy === null ? author : `${author}, подтверждение: ${agreedBy.displayName || 'Без имени'}`;
}

interface PriceRowProps {
  readonly price: ModelPrice;
  readonly isPlanned: boolean;
  readonly onCancel: () => void;
}

function PriceRow({ price, isPlanned, onCancel }: PriceRowProps) {
  const { inputPrice, outputPrice, validFrom } = price;
  return (
    <TableRow>
      <TableCell>
        <Flex gap="2" align="center" wrap="wrap">
          {isPlanned ? (
            <>
              <DateText value={validFrom} />
              <Badge colorPalette="accent">запланирована</Badge>
              <Button size="xs" variant="outline" colorPalette="gray" onClick={onCancel}>
                Отменить
              </Button>
            </>
          ) : (
            <DateText value={validFrom} format="datetime" />
          )}
        </Flex>
      </TableCell>
      <TableCell numeric>
        <MoneyText value={inputPrice} />
      </TableCell>
      <TableCell numeric>
        <MoneyText value={outputPrice} />
      </TableCell>
      <TableCell whiteSpace="normal">
        <Text>{peopleText(price)}</Text>
        {price.reason !== null && (
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {price.reason}
          </Text>
        )}
      </TableCell>
    </TableRow>
  );
}

interface PriceHistoryProps {
  readonly model: ModelDetail;
  readonly onCancel: () => void;
}

export function PriceHistory({ model: { prices, nextPrice }, onCancel }: PriceHistoryProps) {
  return (
    <TableScroll tabIndex={0} role="group" aria-label="История цен" focusVisibleRing="outside">
      <Table aria-label="История цен">
        <TableHead>
          <tr>
            <TableHeading scope="col">С какого времени</TableHeading>
            <TableHeading scope="col" textAlign="end">
              Ввод
            </TableHeading>
            <TableHeading scope="col" textAlign="end">
              Вывод
            </TableHeading>
            <TableHeading scope="col">Кто и почему</TableHeading>
          </tr>
        </TableHead>
        <TableBody>
          {prices.map((price) => (
            <PriceRow
              key={price.validFrom}
              price={price}
              isPlanned={price.validFrom === nextPrice?.validFrom}
              onCancel={onCancel}
            />
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  );
}
