import { hasPermission } from '@cabinet/access/permissions';
import { kindsSeenWith } from '#lib/background-jobs/index.ts';
import { defineList, flag, setOf, tableRows, text } from '#lists/index.ts';
import { toJob } from './job-dto.ts';
import { jobsSeenBy, selectJob } from './repository.ts';
import { JOB_STATUSES, JobSchema } from './schemas.ts';

const KIND_MAX = 40;

export const jobList = defineList({
  tag: 'admin',
  routes: [
    {
      path: '/admin/jobs',
      scope: 'all',
      access: 'session',
      summary: 'Background jobs: one’s own, and those of a kind whose list one may see',
    },
  ],
  item: JobSchema,
  search: null,
  filters: {
    status: setOf(JOB_STATUSES, 'j.status'),
    kind: text(KIND_MAX, 'j.kind'),
    mine: flag(),
  },
  sorts: { created_at: 'j.created_at' },
  async find({ db, session }, { values, where }) {
    const kinds = kindsSeenWith((permission) => hasPermission(session.permissions, permission));
    return tableRows({
      from: jobsSeenBy(db, session.userId, values.mine === true ? [] : kinds).where(where),
      select: selectJob,
      id: 'j.id',
      toItem: (row) => toJob(session, row),
    });
  },
});
