import { useAttemptKey } from '@cabinet/kernel/forms';
import { ApiError } from '@cabinet/kernel/http';
import { notify } from '@cabinet/kernel/notify';
import { useNavigate } from '@cabinet/kernel/router';
import { useReloadUser } from '@cabinet/kernel/session';
import { useState } from 'react';
import { createCompany } from '../../api/company-life.ts';
import { paths } from '../../paths.ts';
import { type CreateValues, EMPTY_VALUES, toNewCompany } from './create-values.ts';
import { storeDraft } from './draft.ts';

const isConflict = (error: unknown) =>
  error instanceof ApiError && (error.code === 'RES.002' || error.code === 'RES.003');

/** Creates the company and takes its new owner there. */
export function useCreate(userId: string) {
  const [refusal, setRefusal] = useState<unknown>(null);
  const attempt = useAttemptKey();
  const navigate = useNavigate();
  const reloadUser = useReloadUser();

  async function create(values: CreateValues): Promise<void> {
    setRefusal(null);
    const body = toNewCompany(values);
    try {
      await createCompany(body, attempt.keyOf(body));
    } catch (error) {
      // Also where the answer names fields: what to do about it stands nowhere else.
      if (isConflict(error)) setRefusal(error);
      throw error;
    }
    attempt.forget();
    await reloadUser();
    storeDraft(userId, EMPTY_VALUES);
    notify.success(`Компания создана: ${body.name}`);
    void navigate(paths.company.to());
  }

  return { create, refusal, setRefusal };
}
