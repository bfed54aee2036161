import { type ReactNode, useState } from 'react';
import { notifyPartFailure } from '../../notify/notify-part-failure.ts';
import { Badge } from '../badge.ts';
import { Button } from '../button.tsx';
import { useLazyPart } from '../use-lazy-part.ts';
import type { FilterSheetProps } from './filter-sheet.tsx';

const importSheet = () => import('./filter-sheet.tsx');

/** Props of {@link SheetButton}. */
export interface SheetButtonProps extends Omit<FilterSheetProps, 'isOpen' | 'onClose'> {
  /** What the button says, before how many of the filters are set. */
  readonly children: ReactNode;
}

/** Opens filters in a sheet, and says how many of them are set. */
export function SheetButton({ children, ...props }: SheetButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // Each time the sheet opens, it begins with the filters that are set.
  const [visit, setVisit] = useState(0);
  const close = () => setOpen(false);
  const Sheet = useLazyPart(importSheet, {
    isWanted: isOpen,
    onFailure() {
      notifyPartFailure();
      close();
    },
  });
  const { filters, query } = props;
  const count = filters.filter(({ names }) => names.some((name) => query.filters[name] !== undefined)).length;
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        aria-haspopup="dialog"
        onClick={() => {
          setVisit(visit + 1);
          setOpen(true);
        }}
      >
        {children}
        {count > 0 && <Badge colorPalette="accent">{count}</Badge>}
      </Button>
      {Sheet !== null && <Sheet key={visit} {...props} isOpen={isOpen} onClose={close} />}
    </>
  );
}
