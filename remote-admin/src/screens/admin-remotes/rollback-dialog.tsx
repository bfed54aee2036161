import { ROLLBACK_REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { remoteLabel, tidyLine } from '@cabinet/kernel/core/text';
import {
  Form,
  FormTextField,
  Refusal,
  useAttemptKey,
  useForm,
  useRefusal,
  validateWith,
} from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Banner, Button, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { Fact, FactList } from '@cabinet/payments/facts';
import { type Remote, rollBackRemote } from '../../api/remotes.ts';
import { FormButtons } from '../../components/form-buttons.tsx';
import { type ShownStep, useRollbackStep } from './use-rollback-step.ts';

interface RollbackDialogProps {
  readonly name: string;
  /** As they are known now. */
  readonly remotes: readonly Remote[];
  readonly onClose: () => void;
}

const INITIAL_VALUES = { why: '' };
const validate = validateWith<typeof INITIAL_VALUES>(() => import('./rollback-form.schema.ts'));

function StepFacts({ label, step: { from, to, isCanary } }: { label: string; step: ShownStep }) {
  return (
    <>
      <FactList>
        <Fact term="Раздел">{label}</Fact>
        <Fact term={isCanary ? 'Канарейка' : 'Сейчас'}>
          <Text as="span" fontFamily="mono">
            {from}
          </Text>
        </Fact>
        <Fact term="Станет">
          <Text as="span" fontFamily="mono">
            {to}
          </Text>
        </Fact>
      </FactList>
      <Text color="fg.muted">
        {isCanary
          ? 'Канарейка закончится: её люди получат ту же сборку, что и остальные.'
          : 'Новые страницы сразу получат прежнюю сборку, открытым кабинет предложит обновиться.'}
      </Text>
    </>
  );
}

/** Asks why the newest step of a remote is taken back, and does it. */
export default function RollbackDialog({ name, remotes, onClose }: RollbackDialogProps) {
  const label = remoteLabel(name);
  const { step, isChanged, accept } = useRollbackStep(remotes, name);
  const attempt = useAttemptKey();
  const { error, refuse, forget } = useRefusal();
  const form = useForm({
    initialValues: INITIAL_VALUES,
    validate,
    onSubmit: async ({ why }) => {
      if (step === null) return;
      forget();
      const body = { from: step.from, to: step.to, why: tidyLine(why) };
      await rollBackRemote(name, body, attempt.keyOf(body));
      notify.success(
        step.isCanary ? `${label}: канарейка остановлена` : `${label}: открыта сборка ${step.to}`,
      );
      onClose();
    },
    onFailure(failure) {
      if (!accept(failure)) refuse(failure);
    },
  });
  return (
    <Dialog isOpen onClose={onClose} isLocked={form.isSubmitting} title={`Откатить: ${label}?`}>
      <Stack gap="4" pb="5">
        {isChanged && (
          <Banner tone="warning" title="Релиз раздела уже изменили">
            {step === null
              ? 'Список обновлён: откатывать больше не к чему.'
              : 'Список обновлён, ниже то, что откат сделает теперь. Проверьте и нажмите «Откатить» ещё раз.'}
          </Banner>
        )}
        {step === null ? (
          <Flex justify="flex-end">
            <Button variant="outline" colorPalette="gray" onClick={onClose}>
              Понятно
            </Button>
          </Flex>
        ) : (
          <Form form={form} label={`Откатить: ${label}`}>
            <Stack gap="4">
              <StepFacts label={label} step={step} />
              <FormTextField
                name="why"
                label="Причина"
                hint="Её увидят в истории раздела и в журнале действий"
                maxLength={ROLLBACK_REASON_MAX_LENGTH}
                autoComplete="off"
                required
              />
              <Refusal error={error} />
              <FormButtons onClose={onClose} isBusy={form.isSubmitting} isDestructive>
                Откатить
              </FormButtons>
            </Stack>
          </Form>
        )}
      </Stack>
    </Dialog>
  );
}
