export { defineJob, type Job } from './job.ts';
export { type JobKind, kindsSeenWith, permissionOfJob } from './job-permissions.ts';
export { startBackgroundJobs } from './runner.ts';
export { startJob } from './start-job.ts';
