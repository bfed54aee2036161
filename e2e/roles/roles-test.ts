import { test as base, startSession } from '../support/test.ts';
import { type Call, caller, callerOfTwo } from './caller.ts';

/** A role as the API answers it. */
interface Role {
  readonly role_id: string;
  readonly role_name: string;
  readonly description: string;
  readonly permissions: readonly string[];
  readonly users_count: number;
  readonly version: number;
}

interface RoleFacts {
  readonly name: string;
  readonly description?: string;
  readonly permissions: readonly string[];
}

/** What tests of roles arrange. Roles that they make are gone with the test, and their people are what they were. */
interface Arranged {
  /**
   * As `secondAdmin`, who is at no screen; what takes two people `admin` confirms. So `admin` is a second person for
   * whoever is made by it, and `secondAdmin` is not.
   */
  readonly call: Call;
  /** As `admin`, who confirms. */
  readonly confirming: Call;
  makeRole(facts: RoleFacts): Promise<Role>;
  readRole(id: string): Promise<Role>;
  /** The role of that name that a test made by a screen; it is gone with the test as well. */
  findRole(name: string): Promise<Role>;
  /** Gives somebody of the demonstration, whom no other test knows, another role. */
  giveRole(role: Role, email: string): Promise<string>;
  /** A model that stays in the catalogue: there is no way to delete one. */
  ensureModel(id: string, facts: { readonly tags: readonly string[] }): Promise<void>;
}

/** A name that no other run on the same product has taken. */
export const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

export const test = base.extend<{ arranged: Arranged }>({
  arranged: async ({ playwright }, use) => {
    const request = await playwright.request.newContext();
    const second = await playwright.request.newContext();
    await startSession(request, 'secondAdmin');
    await startSession(second, 'admin');
    const call = callerOfTwo(caller(request), caller(second));
    const made = new Set<string>();
    const readRole = (id: string) => call<Role>('get', `roles/${id}`);
    const roleNamed = async (name: string) =>
      (await call<readonly Role[]>('get', 'roles/global')).find(({ role_name }) => role_name === name);
    await use({
      call,
      confirming: caller(second),
      readRole,
      async makeRole(facts) {
        const role = await call<Role>('post', 'roles', facts);
        made.add(role.role_id);
        return role;
      },
      async findRole(name) {
        const role = await roleNamed(name);
        if (role === undefined) throw new Error(`There is no role «${name}»`);
        made.add(role.role_id);
        return role;
      },
      async giveRole({ role_id }, email) {
        const { users } = await call<{ users: { id: string; email: string }[] }>('get', `users?q=${email}`);
        const userId = String(users.find((person) => person.email === email)?.id);
        await call('post', `roles/${role_id}/assign`, { userId });
        return userId;
      },
      async ensureModel(id, { tags }) {
        const { items } = await call<{ items: { id: string }[] }>('get', `models/catalogue?q=${id}`);
        if (items.some((model) => model.id === id)) await call('patch', `models/${id}`, { tags });
        else {
          const price = { input_price: '1', output_price: '1' };
          await call('post', 'models', { id, name: id, developer: 'Пробный', type: 'text', tags, ...price });
        }
      },
    });
    const usual = await roleNamed('Пользователь');
    const left = await call<readonly Role[]>('get', 'roles/global');
    for (const { role_id } of left)
      if (made.has(role_id)) await call('delete', `roles/${role_id}?move_to=${usual?.role_id}`);
    await Promise.all([request.dispose(), second.dispose()]);
  },
});
