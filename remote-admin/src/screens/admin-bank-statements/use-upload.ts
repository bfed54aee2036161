import { useRefusal } from '@cabinet/kernel/forms';
import { useEffect, useRef, useState } from 'react';
import { type Statement, uploadStatement } from '../../api/bank-statements.ts';

/** One upload at a time: how far it is, why the last one failed, and a way to stop it. */
export function useUpload(onDone: (statement: Statement) => void) {
  const [progress, setProgress] = useState<number | null>(null);
  const [fileName, setFileName] = useState('');
  const { error, refuse, forget } = useRefusal();
  const running = useRef<AbortController | null>(null);
  useEffect(function stopWithTheScreen() {
    return () => running.current?.abort();
  }, []);

  async function upload(file: File): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    forget();
    setFileName(file.name);
    setProgress(0);
    try {
      const statement = await uploadStatement(file, { onProgress: setProgress, signal: controller.signal });
      if (!controller.signal.aborted) onDone(statement);
    } catch (failure) {
      if (!controller.signal.aborted) refuse(failure);
    } finally {
      if (running.current === controller) setProgress(null);
    }
  }

  return { progress, error, fileName, upload, cancel: () => running.current?.abort() };
}
