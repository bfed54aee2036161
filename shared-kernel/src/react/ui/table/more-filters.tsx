import { type ReactNode, useId, useState } from 'react';
import { Badge } from '../badge.ts';
import { Button } from '../button.tsx';
import { FilterIcon } from '../icons/filter-icon.ts';
import { Flex } from '../layout.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { NARROW_FILTERS_QUERY } from './narrow-query.ts';

/** Props of {@link MoreFilters}. */
export interface MoreFiltersProps {
  /** How many of the filters inside are set. */
  readonly activeCount: number;
  /** The filters' controls. */
  readonly children: ReactNode;
}

/** Filters that a narrow screen keeps behind a button, so that the rows come first. */
export function MoreFilters({ activeCount, children }: MoreFiltersProps): ReactNode {
  const isNarrow = useMediaQuery(NARROW_FILTERS_QUERY);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!isNarrow) return children;
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <FilterIcon /> Фильтры
        {activeCount > 0 && <Badge colorPalette="accent">{activeCount}</Badge>}
      </Button>
      <Flex id={id} hidden={!isOpen} gap="3" wrap="wrap" align="flex-end" width="100%" order="1">
        {isOpen && children}
      </Flex>
    </>
  );
}
