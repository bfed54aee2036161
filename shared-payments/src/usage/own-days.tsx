import { periodFilter } from '@cabinet/kernel/ui/list';
import { useTableQuery } from '@cabinet/kernel/ui/table';

const PERIOD = periodFilter();
const FILTERS = [PERIOD];

/** Chooses any days, `from` and `to` of the address, as the lists do. */
export default function OwnDays() {
  const query = useTableQuery({ filters: FILTERS });
  return <PERIOD.Control query={query} />;
}
