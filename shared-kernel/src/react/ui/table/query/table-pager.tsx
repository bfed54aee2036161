import { Button } from '../../button.tsx';
import { IconButton } from '../../icon-button.tsx';
import { ChevronLeftIcon } from '../../icons/chevron-left-icon.ts';
import { ChevronRightIcon } from '../../icons/chevron-right-icon.ts';
import { Box, Flex } from '../../layout.ts';
import { Select } from '../../select/select.tsx';
import { Text } from '../../text.ts';
import type { CursorPaging, NumberedPaging, TablePaging } from './table-paging.ts';

const LIMITS = ['10', '20', '50', '100', '200'];

const count = (value: number) => new Intl.NumberFormat('ru-RU').format(value);

function NumberedPager({
  label,
  page,
  limit,
  total,
  onPage,
  onLimit,
}: NumberedPaging & { readonly label: string }) {
  const pages = Math.max(1, Math.ceil(total / limit));
  const first = Math.min(total, (page - 1) * limit + 1);
  const last = Math.min(total, page * limit);
  return (
    <Flex
      as="nav"
      aria-label={`Страницы: ${label}`}
      align="center"
      justify="space-between"
      gap="3"
      wrap="wrap"
    >
      <Text textStyle="sm" color="fg.muted" role="status">
        {`${count(first)}–${count(last)} из ${count(total)}`}
      </Text>
      <Flex align="center" gap="2" wrap="wrap">
        {onLimit !== undefined && total > 10 && (
          <Box width="32">
            <Select
              size="sm"
              aria-label="Строк на странице"
              value={String(limit)}
              options={LIMITS.map((value) => ({ value, label: `по ${value}` }))}
              onChange={(event) => onLimit(Number(event.target.value))}
            />
          </Box>
        )}
        <IconButton
          size="sm"
          label="Предыдущая страница"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <Text textStyle="sm" fontVariantNumeric="tabular-nums">
          {`${count(page)} из ${count(pages)}`}
        </Text>
        <IconButton
          size="sm"
          label="Следующая страница"
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </Flex>
    </Flex>
  );
}

function MorePager({ shown, paging }: { readonly shown: number; readonly paging: CursorPaging }) {
  const { hasMore, isLoadingMore, onMore, total } = paging;
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap">
      <Text textStyle="sm" color="fg.muted" role="status">
        {`Показано ${count(shown)}${total !== undefined ? ` из ${count(total)}` : ''}`}
      </Text>
      {hasMore && (
        <Button variant="outline" size="sm" busy={isLoadingMore} onClick={onMore}>
          Показать ещё
        </Button>
      )}
    </Flex>
  );
}

/** The way to the rows that are not shown. */
export function TablePager({
  label,
  shown,
  paging,
}: {
  /** The name of the table, so that two on a screen can be told apart. */
  readonly label: string;
  readonly shown: number;
  readonly paging: TablePaging;
}) {
  return paging.kind === 'pages' ? (
    <NumberedPager label={label} {...paging} />
  ) : (
    <MorePager shown={shown} paging={paging} />
  );
}
