import { useEffect, useState } from 'react';
import { getRows, type Row } from './stub-api.ts';

export function Rows() {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    let isShown = true;
    void getRows().then((answer) => {
      if (isShown) setRows(answer);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <>
      <h1>Финансы</h1>
      <table>
        <tbody>
          {rows.map(({ id, what, amount }) => (
            <tr key={id} data-row="">
              <td>{what}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
