import { FormTextField } from '@cabinet/kernel/forms';
import { Grid } from '@cabinet/kernel/ui';
import { useSuggestions } from '../../api/suggestions.ts';
import { FormSuggestedField } from '../form-suggested-field.tsx';
import { FormTagsField } from './form-tags-field.tsx';

/** What a model is called, and what rules look at. */
export function ModelFields() {
  const { data } = useSuggestions();
  return (
    <>
      <FormTextField name="name" label="Название" required maxLength={100} autoComplete="off" />
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
        <FormSuggestedField name="developer" label="Вендор" maxLength={60} suggestions={data?.vendors} />
        <FormSuggestedField name="type" label="Тип" maxLength={40} suggestions={data?.types} />
      </Grid>
      <FormTagsField name="tags" suggestions={data?.tags} />
    </>
  );
}
