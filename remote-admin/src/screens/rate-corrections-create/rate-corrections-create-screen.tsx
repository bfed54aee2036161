import { PageHeader } from '@cabinet/kernel/ui';
import { BackToCorrections } from '../../components/rate-correction/back-to-corrections.tsx';
import { NewCorrectionForm } from './new-correction-form.tsx';

export function Screen() {
  return (
    <>
      <PageHeader title="Новая корректировка" back={<BackToCorrections />} />
      <NewCorrectionForm />
    </>
  );
}
