import { ApiError } from '@cabinet/kernel/http';
import { notifyApiError } from '@cabinet/kernel/notify';
import { useState } from 'react';
import { type Company, fetchCompany } from '../../api/company.ts';

/**
 * Keeps which company a form was opened with, and the one that somebody else has saved meanwhile: a change is sent as one of
 * the version that its author has seen last, and what was typed stays.
 */
export function useNewerCompany(company: Company, versionOf: (company: Company) => string | null) {
  const [seen, setSeen] = useState(company);
  const [current, setCurrent] = useState<Company | null>(null);

  /** The same code says that the INN is taken: only another version is somebody else's change. */
  async function newerThanShown(): Promise<Company | null> {
    const now = await fetchCompany(seen.id).catch(() => null);
    return now === null || versionOf(now) === versionOf(current ?? seen) ? null : now;
  }

  return {
    seen,
    current,
    version: versionOf(current ?? seen) ?? undefined,
    onSaved(saved: Company): void {
      setSeen(saved);
      setCurrent(null);
    },
    async onFailure(failure: unknown): Promise<void> {
      const isConflict = failure instanceof ApiError && failure.code === 'RES.002';
      const newer = isConflict ? await newerThanShown() : null;
      if (newer === null) notifyApiError(failure);
      else setCurrent(newer);
    },
  };
}
