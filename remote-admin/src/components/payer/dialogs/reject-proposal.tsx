import { Form, Refusal, useForm, useRefusal, validateWith } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { rejectProposal } from '../../../api/payers.ts';
import { FormButtons } from '../../form-buttons.tsx';
import type { DecisionProps } from './decision.ts';
import { ProposalFacts } from './proposal-facts.tsx';
import { ReasonField } from './reason-field.tsx';

const INITIAL_VALUES = { reason: '' };
const validate = validateWith<typeof INITIAL_VALUES>(() => import('./reason-form.schema.ts'));

/** The second person refuses, and says why. */
export function RejectProposal({ proposal, onClose }: DecisionProps) {
  const { error, refuse, forget } = useRefusal();
  const form = useForm({
    initialValues: INITIAL_VALUES,
    validate,
    onSubmit: async ({ reason }) => {
      forget();
      await rejectProposal(proposal.id, reason.trim());
      notify.success(`Предложение ${proposal.number} отклонено`);
      onClose();
    },
    onFailure: refuse,
  });
  return (
    <Dialog isOpen onClose={onClose} isLocked={form.isSubmitting} title={`Отклонить ${proposal.number}?`}>
      <Form form={form} label="Отклонить предложение">
        <Stack gap="4" pb="5">
          <ProposalFacts proposal={proposal} />
          <ReasonField hint="Её увидит тот, кто предложил" />
          <Refusal error={error} />
          <FormButtons onClose={onClose} isBusy={form.isSubmitting} isDestructive>
            Отклонить
          </FormButtons>
        </Stack>
      </Form>
    </Dialog>
  );
}
