export { UsageSection, type UsageSectionProps } from './usage-section.tsx';
