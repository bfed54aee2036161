import { useEffect, useRef, useState } from 'react';
import type { FileAddress } from '../../http/calls.ts';
import type { QueryParams } from '../../http/query-string.ts';
import { streamFile } from '../../http/stream-file.ts';
import { notify } from '../../notify/notify.ts';

/** What {@link useFileExport} saves. */
export interface FileExportOptions {
  readonly address: Extract<FileAddress, `${string}/export`>;
  /** The values of the parameters in the address, if it has any. */
  readonly path?: { readonly id: string } | undefined;
  /** The filter, as the list has it. */
  readonly filters: QueryParams;
  /** Name of the file without its ending, when the server gives none. */
  readonly name: string;
}

/** An export, and how far it is. */
export interface FileExport {
  /** How much of the file is here; `null` when nothing is being exported. */
  readonly bytes: number | null;
  /** Saves the whole filter. Rejects when the server refuses. */
  save(format: 'csv' | 'xlsx'): Promise<void>;
  cancel(): void;
}

/** Exports a list as a file, reports its progress, and can be stopped. Undefined where the list has no file. */
export function useFileExport(options: FileExportOptions | undefined): FileExport | undefined {
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(function stopOnLeave() {
    return () => running.current?.abort();
  }, []);

  if (options === undefined) return undefined;
  const { address, path, filters, name } = options;

  async function save(format: 'csv' | 'xlsx') {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const isRunning = () => running.current === controller;
    setBytes(0);
    try {
      const saved = await streamFile(
        address,
        {
          ...(path && { path }),
          rawQuery: { ...filters, format },
          signal: controller.signal,
          onPiece: ({ length }) => {
            if (isRunning()) setBytes((now) => (now ?? 0) + length);
          },
        },
        `${name}.${format}`,
      );
      notify.success(saved.name, { title: 'Файл сохранён' });
    } finally {
      if (isRunning()) {
        running.current = null;
        setBytes(null);
      }
    }
  }

  return { bytes, save, cancel: () => running.current?.abort() };
}
