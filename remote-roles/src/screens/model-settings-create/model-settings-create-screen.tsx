import { PageHeader } from '@cabinet/kernel/ui';
import { BackToModels } from '../../components/model/back-to-models.tsx';
import { ModelForm } from './model-form.tsx';

export function Screen() {
  return (
    <>
      <PageHeader title="Новая модель" back={<BackToModels />} />
      <ModelForm />
    </>
  );
}
