import { ApiError } from '@cabinet/kernel/http';
import { notifyApiError } from '@cabinet/kernel/notify';
import { useReloadUser } from '@cabinet/kernel/session';

/** Says why a write failed. A refusal for lack of a right means that the page knows of rights that are gone. */
export function useRefusal(): (error: unknown) => void {
  const reloadUser = useReloadUser();
  return (error) => {
    notifyApiError(error);
    if (error instanceof ApiError && error.code === 'AUTH.003') void reloadUser();
  };
}
