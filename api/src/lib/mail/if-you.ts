/** What a letter about one's own account says to whoever has done it. */
export const IF_YOU = 'Если это были вы, ничего делать не нужно.';
