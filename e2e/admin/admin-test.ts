import type { APIRequestContext } from '@playwright/test';
import { addPerson, createCompany, roleIdOf } from '../company/arranged-company.ts';
import { type Call, caller, callerOfTwo } from '../roles/caller.ts';
import { test as base, unique } from '../roles/roles-test.ts';
import { chargeMillion } from '../support/chat-service.ts';
import { payByHand } from '../support/pay-by-hand.ts';
import { enter } from '../support/people.ts';

export { unique };

interface Newcomer {
  readonly email: string;
  readonly name: string;
  /** What their role grants; without it, that of everybody. */
  readonly permissions?: readonly string[];
  /** Who makes the account, and is one person with them from then on; without it `arranged` does. */
  readonly by?: APIRequestContext;
}

interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roleId: string | null;
}

/** A company that runs out of money, and somebody who works there. */
export interface ShortCompany {
  readonly name: string;
  readonly inn: string;
  readonly payerId: string;
  readonly employee: Pick<Person, 'id' | 'email' | 'name'>;
  /** Asks for an invoice, as its owner does. */
  readonly askForInvoice: (amount: string) => Promise<Invoice>;
}

export interface Invoice {
  readonly id: string;
  readonly number: string;
}

interface Fixtures {
  readonly newcomers: {
    /** Makes an account, and signs it in where a browser is given. */
    readonly make: (newcomer: Newcomer, request?: APIRequestContext) => Promise<Person>;
    /** Makes many, some of them at once. */
    readonly makeMany: (count: number, at: (index: number) => Newcomer) => Promise<void>;
    /** Half a thousand roubles were paid in, and little is left; the employee has a cap that is far away. */
    readonly makeShortCompany: () => Promise<ShortCompany>;
  };
}

const AT_ONCE = 4;
/** Of a real one: what tells companies apart here is the KPP. */
const INN = '7708004767';
const OGRN = '1027700035769';

const someKpp = () => String(Math.floor(Math.random() * 900_000_000) + 100_000_000);

/** What tests of the administration arrange; everything is new, so that a run over the same product finds its place. */
export const test = base.extend<Fixtures>({
  newcomers: async ({ arranged, playwright }, use) => {
    const { call } = arranged;
    const contexts: APIRequestContext[] = [];
    const browserless = async () => {
      const context = await playwright.request.newContext();
      contexts.push(context);
      return context;
    };

    async function make(
      { email, name, permissions, by }: Newcomer,
      request?: APIRequestContext,
    ): Promise<Person> {
      const role = permissions && (await arranged.makeRole({ name: unique('Право'), permissions }));
      const asMaker = by ? callerOfTwo(caller(by), arranged.confirming) : call;
      const { id } = await asMaker<{ id: string }>('post', 'admin/users', {
        email,
        display_name: name,
        ...(role && { role_id: role.role_id }),
      });
      if (request !== undefined) await enter(request, email);
      return { id, email, name, roleId: role?.role_id ?? null };
    }

    async function makeMany(count: number, at: (index: number) => Newcomer): Promise<void> {
      const left = Array.from({ length: count }, (_, index) => index);
      const work = async () => {
        for (let index = left.shift(); index !== undefined; index = left.shift()) await make(at(index));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }

    async function payIn(asOwner: Call, amount: string, payerId: string): Promise<void> {
      const { id } = await invoice(asOwner, amount, payerId);
      await payByHand(playwright.request, id, ['admin', 'finance']);
    }

    async function invoice(asOwner: Call, amount: string, payerId: string): Promise<Invoice> {
      const order = { amount, method: 'invoice', payer_id: payerId };
      const { request } = await asOwner<{ request: Invoice }>('post', 'payment/pay', order);
      return request;
    }

    async function makeShortCompany(): Promise<ShortCompany> {
      const mark = crypto.randomUUID().slice(0, 8);
      const name = `ООО «Полдень ${mark}»`;
      const owner = await browserless();
      await make({ email: `owner@${mark}.example`, name: 'Глеб Полуднев' }, owner);
      const companyId = await createCompany(owner, { name, inn: INN, kpp: someKpp(), ogrn: OGRN });
      const email = `marta@${mark}.example`;
      const roleId = await roleIdOf(owner, companyId, 'Сотрудник');
      await addPerson(playwright.request, owner, companyId, { email, name: 'Марта Полуднева', roleId });

      const asOwner = caller(owner);
      const { payer } = await asOwner<{ payer: { id: string } }>('get', 'users/me/balance');
      const { items } = await asOwner<{ items: { user_id: string; email: string }[] }>(
        'get',
        `company/${companyId}/users`,
      );
      const id = String(items.find((person) => person.email === email)?.user_id);
      await asOwner('patch', `company/${companyId}/users/${id}`, { monthly_cap: '10000' });
      await payIn(asOwner, '500', payer.id);
      let answer = await chargeMillion(owner, id, 'gpt-5');
      while (answer.ok()) answer = await chargeMillion(owner, id, 'gpt-5');
      return {
        name,
        inn: INN,
        payerId: payer.id,
        employee: { id, email, name: 'Марта Полуднева' },
        askForInvoice: (amount) => invoice(asOwner, amount, payer.id),
      };
    }

    await use({ make, makeMany, makeShortCompany });
    await Promise.all(contexts.map((context) => context.dispose()));
  },
});
