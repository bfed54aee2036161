/** What the stub API knows of the person. */
interface Me {
  readonly name: string;
}

/** A row of the stub API's list. */
export interface Row {
  readonly id: number;
  readonly what: string;
  readonly amount: string;
}

async function get(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

export const getMe = async (): Promise<Me> => (await get('/api/v1/users/me')).json();
export const getRows = async (): Promise<readonly Row[]> => (await get('/api/v1/rows')).json();
