import { buildUser } from '../../testing/build-user.ts';
import { toUser } from './to-user.ts';

describe('toUser', () => {
  it("takes a role's list apart: permissions of the cabinet, and what is said about models", () => {
    const user = toUser(
      buildUser({ permissions: ['user:manage'], modelRules: ['all:disable', 'vendor:enable:OpenAI'] }),
    );
    expect(user.permissions).toEqual(['user:manage']);
    expect(user.modelRules).toEqual(['all:disable', 'vendor:enable:OpenAI']);
  });

  it('knows of no permission where the server tells of no role', () => {
    expect(toUser(buildUser({ role_info: null }))).toMatchObject({ permissions: [], modelRules: [] });
  });
});
