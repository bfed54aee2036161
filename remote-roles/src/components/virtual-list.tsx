import { Box } from '@cabinet/kernel/ui';
import { type ReactNode, type UIEvent, useState } from 'react';

interface VirtualListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Of each row, in px. */
  readonly rowHeight: number;
  /** Of the list, at most. */
  readonly height: number;
  readonly children: (item: Item) => ReactNode;
}

/** Rows above and below those in sight, so that a quick scroll shows no gap. */
const SPARE = 6;

/** A list of thousands of rows of one height: only those in sight, and a few around them, are on the page. */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  rowHeight,
  height,
  children,
}: VirtualListProps<Item>) {
  const [top, setTop] = useState(0);
  const whole = items.length * rowHeight;
  const shown = Math.min(height, whole);
  // A shorter list than before ends above the place that it was scrolled to.
  const from = Math.max(0, Math.floor(Math.min(top, whole - shown) / rowHeight) - SPARE);
  const to = Math.min(items.length, from + Math.ceil(shown / rowHeight) + 2 * SPARE);
  return (
    <Box
      overflowY="auto"
      tabIndex={0}
      role="group"
      aria-label={label}
      borderRadius="l2"
      focusVisibleRing="inside"
      style={{ height: shown }}
      onScroll={(event: UIEvent<HTMLElement>) => setTop(event.currentTarget.scrollTop)}
    >
      <Box role="list" position="relative" style={{ height: whole }}>
        {items.slice(from, to).map((item, index) => (
          <Box
            key={keyOf(item)}
            role="listitem"
            aria-setsize={items.length}
            aria-posinset={from + index + 1}
            position="absolute"
            insetInline="0"
            style={{ top: (from + index) * rowHeight, height: rowHeight }}
          >
            {children(item)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
