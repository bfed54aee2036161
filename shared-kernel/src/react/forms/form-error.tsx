import { Banner } from '../ui/banner.tsx';

/** Props of {@link FormError}. */
export interface FormErrorProps {
  readonly title?: string | undefined;
  /** Nothing is drawn without a message. */
  readonly message?: string | null | undefined;
}

/** Says why the form as a whole was refused. */
export function FormError({ title, message }: FormErrorProps) {
  if (message === null || message === undefined || message === '') return null;
  return (
    <Banner tone="danger" title={title}>
      {message}
    </Banner>
  );
}
