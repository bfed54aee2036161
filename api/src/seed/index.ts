export { isSeeded } from './mark.ts';
export { DEMO_ACCOUNTS, DEMO_DOMAIN, DEMO_PASSWORD } from './people.data.ts';
export { startOfWeek } from './seed-clock.ts';
export { seedDemo, seedHistory } from './seed-demo.ts';
