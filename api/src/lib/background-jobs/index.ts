export { defineJob, type Job } from './job.ts';
export { startBackgroundJobs } from './runner.ts';
export { startJob } from './start-job.ts';
