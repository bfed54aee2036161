import { STAFF_PERMISSIONS } from '@cabinet/access/permissions';
import type { Database } from '#db/index.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { findPeople, type Gift, type StaffRight } from './repository.ts';
import { staffLetter } from './staff-letter.ts';

interface Rights {
  readonly before: ReadonlySet<StaffRight>;
  readonly after: ReadonlySet<StaffRight>;
}

/**
 * Tells all staff, and whoever has become staff, which staff permissions a change has given: one letter to each,
 * whatever it gave to how many (product §19.5).
 */
export async function tellStaff(trx: Database, { before, after }: Rights, gift: Gift): Promise<void> {
  const former = peopleOf(before);
  const people = await findPeople(trx, [...new Set([...former, ...peopleOf(after)])]);
  const gains = people.flatMap((person) => {
    const permissions = STAFF_PERMISSIONS.filter(
      (permission) => after.has(`${person.id} ${permission}`) && !before.has(`${person.id} ${permission}`),
    );
    return permissions.length === 0 ? [] : [{ person, permissions, isNew: !former.has(person.id) }];
  });
  // Whoever gives such a permission holds it, or one that lets them give it.
  const [givenBy, confirmedBy] = [gift.givenBy, gift.confirmedBy].map(
    (giver) => people.find(({ id }) => id === giver)?.display_name,
  );
  for (const person of people) {
    if (gift.alreadyTold?.includes(person.email)) continue;
    const mayAct = after.has(`${person.id} user:manage`);
    const { cabinetOrigin } = gift;
    await enqueueLetter(trx, staffLetter(person, { gains, givenBy, confirmedBy, mayAct, cabinetOrigin }));
  }
}

const peopleOf = (rights: ReadonlySet<StaffRight>) =>
  new Set([...rights].map((right) => right.slice(0, right.indexOf(' '))));
