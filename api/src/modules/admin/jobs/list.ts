import { hasPermission } from '@cabinet/access/permissions';
import { defineList, flag, setOf, tableRows, text } from '#lists/index.ts';
import { toJob } from './job-dto.ts';
import { jobsOf, selectJob } from './repository.ts';
import { JOB_STATUSES, JobSchema } from './schemas.ts';

const KIND_MAX = 40;

export const jobList = defineList({
  tag: 'admin',
  routes: [
    {
      path: '/admin/jobs',
      scope: 'all',
      access: 'session',
      summary: 'Background jobs: one’s own, with user:manage those of everybody',
    },
  ],
  item: JobSchema,
  filters: {
    status: setOf(JOB_STATUSES, 'j.status'),
    kind: text(KIND_MAX, 'j.kind'),
    mine: flag(),
  },
  sorts: { created_at: 'j.created_at' },
  async find({ db, session }, { values, where }) {
    const seesAll = hasPermission(session.permissions, 'user:manage') && values.mine !== true;
    return tableRows({
      from: jobsOf(db, seesAll ? undefined : session.userId).where(where),
      select: selectJob,
      id: 'j.id',
      toItem: toJob,
    });
  },
});
