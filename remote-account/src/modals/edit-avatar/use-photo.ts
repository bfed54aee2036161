import { useRef, useState } from 'react';
import { type Photo, readPhoto } from './read-photo.ts';

const UNREADABLE = 'файл повреждён или это не изображение';

/** A file that could not be opened, and why. */
export interface PhotoFailure {
  readonly file: File;
  readonly reason: string;
}

/** The photo that is being edited, and how opening the last one went. */
interface PhotoState {
  readonly photo: Photo | null;
  readonly isReading: boolean;
  readonly error: PhotoFailure | null;
  open(file: File): Promise<void>;
  forget(): void;
}

export function usePhoto(): PhotoState {
  const [state, setState] = useState<Pick<PhotoState, 'photo' | 'isReading' | 'error'>>({
    photo: null,
    isReading: false,
    error: null,
  });
  const attempt = useRef(0);

  async function open(file: File) {
    attempt.current += 1;
    const own = attempt.current;
    setState({ photo: null, isReading: true, error: null });
    const next = await readPhoto(file).then(
      (photo) => ({ photo, isReading: false, error: null }),
      () => ({ photo: null, isReading: false, error: { file, reason: UNREADABLE } }),
    );
    if (attempt.current === own) setState(next);
  }

  function forget() {
    attempt.current += 1;
    setState({ photo: null, isReading: false, error: null });
  }

  return { ...state, open, forget };
}
