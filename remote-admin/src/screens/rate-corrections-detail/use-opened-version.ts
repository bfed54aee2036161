import { useState } from 'react';
import type { Correction } from '../../api/rate-corrections.ts';

/** Which version a form was filled from; somebody else may save another one meanwhile. */
export function useOpenedVersion({ version: present }: Pick<Correction, 'version'>) {
  const [version, take] = useState(present);
  return { version, isOlder: version < present, take };
}
