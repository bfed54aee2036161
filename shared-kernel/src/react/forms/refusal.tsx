import { isUnconfirmed } from '../http/is-unconfirmed.ts';
import { apiErrorText } from '../notify/notify-api-error.ts';
import { Banner } from '../ui/banner.tsx';

/** Props of {@link Refusal}. */
export interface RefusalProps {
  /** What a call has thrown; nothing is drawn for `null`, nor where the person did not prove who they are. */
  readonly error: unknown;
}

/** Says why a call was refused, beside the question or the form that asked for it. */
export function Refusal({ error }: RefusalProps) {
  if (error === null || isUnconfirmed(error)) return null;
  return (
    <Banner tone="danger" title="Не получилось">
      {apiErrorText(error).message}
    </Banner>
  );
}
