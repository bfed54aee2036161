export { defineJob, type Job, type JobFile, type Progress, type RunningJob } from './job.ts';
export { startBackgroundJobs } from './runner.ts';
export { startJob } from './start-job.ts';
