import { describe, expect, it } from '@jest/globals';
import { mayGrant } from './index.ts';

describe('mayGrant', () => {
  it('lets nobody grant what they do not hold', () => {
    expect(mayGrant(['role:manage'], 'role:manage')).toBe(true);
    expect(mayGrant(['role:manage', 'permission:manage'], 'user:manage')).toBe(false);
  });

  it('lets who makes permissions grant those that were made by hand', () => {
    expect(mayGrant(['permission:manage'], 'report:view')).toBe(true);
    expect(mayGrant(['role:manage'], 'report:view')).toBe(false);
    expect(mayGrant(['report:view'], 'report:view')).toBe(true);
  });
});
