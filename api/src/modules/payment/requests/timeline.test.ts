import { describe, expect, it } from '@jest/globals';
import { timelineOf } from './timeline.ts';

const AT = new Date('2026-03-05T14:20:00.000Z');

describe('timelineOf', () => {
  it('lists a notice before the status that it led to in the same millisecond', () => {
    const lines = timelineOf(
      { method: 'card' },
      [
        {
          at: AT,
          from_status: 'processing',
          to_status: 'paid',
          note: null,
          actor_id: null,
          actor_name: null,
        },
      ],
      [{ id: '1', command: 'pay', operation_id: '7', received_at: AT, decision: 'credited', reason: null }],
      null,
    );
    expect(lines.map(({ code }) => code)).toEqual(['credited', 'paid']);
  });
});
