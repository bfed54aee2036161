import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render-with-providers.tsx';
import { Form } from '../forms/form.tsx';
import { FormRadioGroup } from '../forms/form-radio-group.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useForm } from '../forms/use-form.ts';

const OPTIONS = [
  { value: 'start', label: 'К началу' },
  { value: 'end', label: 'К концу' },
] as const;

function RadioForm({ error }: { readonly error?: string }) {
  const form = useForm<{ place: 'start' | 'end' }>({
    initialValues: { place: 'start' },
    validate: () => (error === undefined ? {} : { place: error }),
    onSubmit: async () => undefined,
  });
  return (
    <Form form={form}>
      <FormRadioGroup name="place" legend="Куда" options={OPTIONS} />
      <SubmitButton needsChange>Сохранить</SubmitButton>
    </Form>
  );
}

describe('RadioGroup', () => {
  it('is one choice under its legend', async () => {
    const { user } = renderWithProviders(<RadioForm />);
    expect(screen.getByRole('radiogroup', { name: 'Куда' })).toBeInTheDocument();
    expect(screen.getByLabelText('К началу')).toBeChecked();
    await user.click(screen.getByLabelText('К концу'));
    expect(screen.getByLabelText('К началу')).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Сохранить' })).toBeEnabled();
  });

  it('says what is wrong with the choice', async () => {
    const { user } = renderWithProviders(<RadioForm error="Так нельзя" />);
    await user.click(screen.getByLabelText('К концу'));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Так нельзя')).toBeInTheDocument();
    expect(screen.getByRole('radiogroup', { name: 'Куда' })).toHaveAccessibleDescription('Так нельзя');
  });
});
