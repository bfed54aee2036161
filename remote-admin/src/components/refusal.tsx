import { apiErrorText } from '@cabinet/kernel/notify';
import { Banner } from '@cabinet/kernel/ui';

/** What the server says against it, beside the question that was asked. */
export function Refusal({ error }: { readonly error: unknown }) {
  if (error === null) return null;
  return (
    <Banner tone="danger" title="Не получилось">
      {apiErrorText(error).message}
    </Banner>
  );
}
