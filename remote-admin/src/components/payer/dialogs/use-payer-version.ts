import { ApiError } from '@cabinet/kernel/http';
import { useState } from 'react';
import type { AdminPayerDetail } from '../../../api/payers.ts';

interface VersionHandle {
  /** Of what the person has decided over. */
  readonly version: number;
  /** A refusal because of another state shows that state, so the next try is over it. */
  readonly accept: (failure: unknown) => void;
}

/** The account as it was when the form opened, until the server says that it has changed. */
export function usePayerVersion(payer: AdminPayerDetail): VersionHandle {
  const [opened] = useState(payer.version);
  const [isOutdated, setOutdated] = useState(false);
  return {
    version: isOutdated ? payer.version : opened,
    accept(failure) {
      if (failure instanceof ApiError && failure.code === 'RES.002') setOutdated(true);
    },
  };
}
