import { useCurrentUser } from '@cabinet/kernel/session';
import { Dashboard } from './dashboard.tsx';
import { NoCompany } from './no-company.tsx';

export function Screen() {
  const user = useCurrentUser();
  if (user === null) return null;
  const { companyId } = user;
  return companyId === null ? <NoCompany /> : <Dashboard user={user} companyId={companyId} />;
}
