import { PERMISSION_DEFINITIONS } from '@cabinet/access/permissions';
import { Banner, Text } from '@cabinet/kernel/ui';
import type { Job } from '../../api/jobs.ts';

interface JobWithheldProps {
  readonly job: Pick<Job, 'withheld' | 'hasFile' | 'failedCount' | 'createdBy'>;
}

/** Why the viewer gets neither the file of a job nor what it could not do. */
export function JobWithheld({ job: { withheld, hasFile, failedCount, createdBy } }: JobWithheldProps) {
  if (withheld === null || (!hasFile && failedCount === 0)) return null;
  if (withheld.by === 'author')
    return (
      <Text textStyle="sm" color="fg.muted">
        {`${hasFile ? 'Файл доступен только автору: ' : 'Кому и почему не удалось, видит только автор: '}${createdBy.displayName}.`}
      </Text>
    );
  const { permission } = withheld;
  const lost = permission === null ? '' : ` «${PERMISSION_DEFINITIONS[permission].name}»`;
  return (
    <Banner tone="warning" title="Итоги задания закрыты">
      {`У вас больше нет разрешения${lost}, с которым вы начали это задание. Файл и список неудач откроются снова, когда ` +
        'администратор вернёт вам разрешение.'}
    </Banner>
  );
}
