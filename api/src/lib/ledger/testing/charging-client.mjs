import pg from 'pg';

// Charges a payer until it is killed, and prints the keys that were acknowledged.
const [url, payerId, round] = process.argv.slice(2);
const client = new pg.Client({ connectionString: url });
await client.connect();
for (let index = 0; ; index += 1) {
  const key = `${round}:${index}`;
  const { rows } = await client.query(
    `select status from ledger_charge($1::uuid, 0.01, jsonb_build_object('request_key', $2::text))`,
    [payerId, key],
  );
  if (rows[0].status === 'posted') process.stdout.write(`${key}\n`);
}
