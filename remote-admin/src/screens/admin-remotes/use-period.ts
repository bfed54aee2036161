import { useSearchParams } from '@cabinet/kernel/router';
import { DEFAULT_HOURS, type Hours, isHours } from './periods.ts';

const PARAM = 'hours';

interface PeriodHandle {
  /** Of how many hours the figures are. */
  readonly hours: Hours;
  readonly choose: (hours: Hours) => void;
}

/** The period of the address; one that the screen does not offer is the usual one. */
export function usePeriod(): PeriodHandle {
  const [search, changeSearch] = useSearchParams();
  const asked = Number(search.get(PARAM));
  function choose(hours: Hours) {
    changeSearch(
      (now) => {
        if (hours === DEFAULT_HOURS) now.delete(PARAM);
        else now.set(PARAM, String(hours));
        return now;
      },
      { preventScrollReset: true },
    );
  }
  return { hours: isHours(asked) ? asked : DEFAULT_HOURS, choose };
}
