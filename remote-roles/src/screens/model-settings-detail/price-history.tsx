import { Badge, Button, DateText, Flex, Text, VisuallyHidden } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableScroll } from '@cabinet/kernel/ui/table';
import type { ModelDetail, ModelPrice } from '../../api/models.ts';

function peopleText({ setBy, agreedBy }: ModelPrice): string {
  if (setBy === null) return 'При добавлении';
  const author = setBy.displayName || 'Без имени';
  return agreedBy === null ? author : `${author}, подтверждение: ${agreedBy.displayName || 'Без имени'}`;
}

interface PriceRowsProps {
  readonly price: ModelPrice;
  readonly isPlanned: boolean;
  readonly onCancel: () => void;
}

/** Who set a price, and why, stands under it: beside it a phone has no room. */
function PriceRows({ price, isPlanned, onCancel }: PriceRowsProps) {
  const { inputPrice, outputPrice, validFrom } = price;
  return (
    <TableBody borderBottomWidth="1px" borderColor="border.muted" _last={{ borderBottomWidth: '0' }}>
      <tr>
        <TableCell pb="0">
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
        <TableCell pb="0" numeric>
          <MoneyText value={inputPrice} />
        </TableCell>
        <TableCell pb="0" numeric>
          <MoneyText value={outputPrice} />
        </TableCell>
      </tr>
      <tr>
        <TableCell colSpan={3} pt="0.5" color="fg.muted">
          <VisuallyHidden>Кто и почему: </VisuallyHidden>
          <Text>{peopleText(price)}</Text>
          {price.reason !== null && <Text overflowWrap="anywhere">{price.reason}</Text>}
        </TableCell>
      </tr>
    </TableBody>
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
          </tr>
        </TableHead>
        {prices.map((price) => (
          <PriceRows
            key={price.validFrom}
            price={price}
            isPlanned={price.validFrom === nextPrice?.validFrom}
            onCancel={onCancel}
          />
        ))}
      </Table>
    </TableScroll>
  );
}
