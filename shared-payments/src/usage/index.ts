export type { UsageSectionProps } from './usage-props.ts';
export { UsageSection } from './usage-section.tsx';
