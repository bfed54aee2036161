export { DEMO_ACCOUNTS, DEMO_DOMAIN, DEMO_PASSWORD } from './people.data.ts';
export { seedDemo } from './seed-demo.ts';
