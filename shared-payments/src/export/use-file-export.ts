import type { FileAddress, QueryParams } from '@cabinet/kernel/http';
import { streamFile } from '@cabinet/kernel/http/stream';
import { notify } from '@cabinet/kernel/notify';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createRowCounter } from './row-counter.ts';

/** What {@link useFileExport} saves. */
export interface FileExportOptions {
  readonly address: Extract<FileAddress, `${string}/export`>;
  /** The filter as the list has it. */
  readonly filters: QueryParams;
  /** Name of the file without its ending, when the server gives none. */
  readonly fallbackName: string;
}

/** How much of a file is here. */
export interface ExportAmount {
  readonly bytes: number;
  readonly rows: number;
  /** `null` when the server has not announced it. */
  readonly totalRows: number | null;
}

/** An export and how far it is. */
export interface FileExport {
  /** `null` when nothing is being exported. */
  readonly amount: ExportAmount | null;
  /** Saves the whole filter; rejects when the server refuses. */
  save(format: 'csv' | 'xlsx'): Promise<void>;
  cancel(): void;
}

const NOTHING: ExportAmount = { bytes: 0, rows: 0, totalRows: null };

/** Exports a list as a file, tells how far it is, and can be stopped. */
export function useFileExport({ address, filters, fallbackName }: FileExportOptions): FileExport {
  const [amount, setAmount] = useState<ExportAmount | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(function stopOnLeave() {
    return () => running.current?.abort();
  }, []);

  const save = useCallback(
    async (format: 'csv' | 'xlsx') => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const isRunning = () => running.current === controller;
      const report = (change: (now: ExportAmount) => Partial<ExportAmount>) =>
        setAmount((now) => (isRunning() && now !== null ? { ...now, ...change(now) } : now));
      const counter = createRowCounter(format, (rows) => report(() => ({ rows })));
      setAmount(NOTHING);
      try {
        const { name } = await streamFile(
          address,
          {
            rawQuery: { ...filters, format },
            signal: controller.signal,
            onStart: (totalRows) => report(() => ({ totalRows })),
            onPiece: (piece) => {
              counter.push(piece);
              report(({ bytes }) => ({ bytes: bytes + piece.length }));
            },
          },
          `${fallbackName}.${format}`,
        );
        notify.success(name, { title: 'Файл сохранён' });
      } finally {
        if (isRunning()) {
          running.current = null;
          setAmount(null);
        }
      }
    },
    [address, filters, fallbackName],
  );

  return { amount, save, cancel: () => running.current?.abort() };
}
