import { plural } from '@cabinet/kernel/core/text';

/** «2 раза». */
export const timesOf = (count: number): string => `${count} ${plural(count, 'раз', 'раза', 'раз')}`;
