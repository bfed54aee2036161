import { notifyApiError } from '@cabinet/kernel/notify';
import { useNoticeLostRight } from '../../lib/use-notice-lost-right.ts';

/** Says why a write failed. */
export function useRefusal(): (error: unknown) => void {
  const noticeLostRight = useNoticeLostRight();
  return (error) => {
    notifyApiError(error);
    noticeLostRight(error);
  };
}
