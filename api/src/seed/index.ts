export { DEMO_ACCOUNTS, DEMO_DOMAIN, DEMO_PASSWORD } from './people.data.ts';
export { isSeeded, seedDemo } from './seed-demo.ts';
