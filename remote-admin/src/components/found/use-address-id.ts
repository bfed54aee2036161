import { useSearchParams } from '@cabinet/kernel/router';
import { isId } from '@cabinet/kernel/ui/list';

/** The id that the address holds under this name; `null` where it holds none. */
export function useAddressId(name: string): string | null {
  const [search] = useSearchParams();
  const id = search.get(name);
  return id !== null && isId(id) ? id : null;
}
