export { fetchUsage } from './usage.ts';
export type { UsageSectionProps } from './usage-props.ts';
export { UsageSection } from './usage-section.tsx';
