import { useState } from 'react';
import type { CreateValues } from './create-values.ts';
import { type Filled, type Pasted, type PastedRow, readPasted, valuesOf } from './pasted-fields.ts';

interface PasteOptions {
  readonly values: CreateValues;
  /** Writes into the form, and has it judged. */
  readonly onFill: (filled: Filled) => void;
}

/** Fills the form out of a pasted text; what was typed by hand stays until the person has it replaced. */
export function usePaste({ values, onFill }: PasteOptions) {
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const [filled, setFilled] = useState<Filled>({});

  function fill(rows: readonly PastedRow[]): void {
    setFilled((before) => ({ ...before, ...valuesOf(rows) }));
    onFill(valuesOf(rows));
  }

  return {
    pasted,
    read(text: string) {
      const next = readPasted(text, values, filled);
      setPasted(next);
      fill(next.rows.filter(({ isKept }) => !isKept));
    },
    replace(row: PastedRow) {
      fill([row]);
      setPasted((before) => {
        const rows = before?.rows.map((each) => (each.name === row.name ? { ...each, isKept: false } : each));
        return before && { ...before, rows: rows ?? [] };
      });
    },
    forget() {
      setPasted(null);
      setFilled({});
    },
  };
}

export type Paste = ReturnType<typeof usePaste>;
