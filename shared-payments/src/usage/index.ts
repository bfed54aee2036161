export { fetchUsage, type Usage, usageKeys } from './usage.ts';
export type { UsageFilter, UsageSectionProps } from './usage-props.ts';
export { UsageSection } from './usage-section.tsx';
