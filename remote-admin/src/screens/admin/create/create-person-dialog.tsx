import { useState } from 'react';
import type { ChangedUser } from '../../../api/admin-users.ts';
import { CreatePersonForm } from './create-person-form.tsx';
import { InvitedDialog } from './invited-dialog.tsx';

/** Makes an account: first the form, then what became of the letter. */
export default function CreatePersonDialog({ onClose }: { readonly onClose: () => void }) {
  const [created, setCreated] = useState<ChangedUser | null>(null);
  return created === null ? (
    <CreatePersonForm onCreated={setCreated} onClose={onClose} />
  ) : (
    <InvitedDialog person={created} onClose={onClose} />
  );
}
