import { describe, expect, it } from '@jest/globals';
import { anyDatabase } from '#test/databases.ts';
import { createUser } from '#test/test-users.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';

describe.each(anyDatabase)('a production start on $name', ({ open }) => {
  it('is refused while a demonstration account exists', async () => {
    const connection = await open();
    await createUser(connection.db, { email: 'anna@company.example' });
    await expect(refuseDemoAccounts(connection.db)).resolves.toBeUndefined();
    await createUser(connection.db, { email: 'admin@demo.example' });
    await expect(refuseDemoAccounts(connection.db)).rejects.toThrow('admin@demo.example');
    await connection.close();
  });
});
