import { Form, FormTextareaField, SubmitButton, useForm } from '@cabinet/kernel/forms';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Flex, SimpleGrid, Stack } from '@cabinet/kernel/ui';
import { FormMoneyField } from '@cabinet/kernel/ui/money-field';
import { FormSelectField } from '@cabinet/kernel/ui/select';
import { NO_CAP } from '../caps/cap-words.ts';
import { type Inviting, refreshInvitations, type SentInvitation } from './invitations.ts';
import { inviteesOf, judgeInvites, sentInWords } from './invite-values.ts';
import { OutcomeList } from './outcome-list.tsx';
import { useSendInvitations } from './use-send-invitations.ts';

/** A role that an invited person can get. */
export interface InvitedRole {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

interface InviteFormProps {
  readonly of: Inviting;
  readonly roles: readonly InvitedRole[];
  readonly onSent: (invitation: SentInvitation) => void;
}

/** After a sending the field holds exactly what has not been sent, so that another press repeats that alone. */
function useInviteForm({ of, roles, onSent }: InviteFormProps) {
  const { outcomes, send } = useSendInvitations(of);
  const initialValues = { emails: '', monthlyCap: '', roleId: roles[0]?.value ?? '' };
  const form = useForm({
    initialValues,
    validate: judgeInvites,
    onSubmit: async (values, helpers) => {
      const known = await send(inviteesOf(values));
      const sent = known.flatMap((outcome) => (outcome.kind === 'sent' ? [outcome.invitation] : []));
      const failed = known.filter(({ kind }) => kind !== 'sent').map(({ email }) => email);
      for (const invitation of sent) onSent(invitation);
      if (sent.length > 0) refreshInvitations(of);
      if (failed.length === 0) {
        helpers.resetForm();
        const waiting = sent.filter(({ letterAt }) => letterAt !== null).length;
        notify.success(sentInWords({ sent: sent.length - waiting, waiting }));
      } else await helpers.setFieldValue('emails', failed.join('\n'), false);
    },
    onFailure: notifyApiError,
  });
  return { form, outcomes };
}

/** Several e-mails at once, with a cap and a role for all of them. */
export function InviteForm(props: InviteFormProps) {
  const { roles } = props;
  const { form, outcomes } = useInviteForm(props);
  const hint = roles.find(({ value }) => value === form.values.roleId)?.hint;
  return (
    <Form form={form} label="Новые приглашения">
      <Stack gap="4">
        <FormTextareaField
          name="emails"
          label="Кого пригласить"
          hint="Можно вставить несколько адресов: через запятую, пробел или с новой строки"
          rows={3}
          readOnly={form.isSubmitting}
          autoComplete="off"
          required
        />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          {roles.length > 0 && <FormSelectField name="roleId" label="Роль" options={roles} hint={hint} />}
          <FormMoneyField
            name="monthlyCap"
            label="Месячный лимит каждого"
            placeholder={NO_CAP}
            hint="Необязательно: его можно изменить потом"
          />
        </SimpleGrid>
        <Flex>
          <SubmitButton>Отправить приглашения</SubmitButton>
        </Flex>
        <OutcomeList outcomes={outcomes} />
      </Stack>
    </Form>
  );
}
