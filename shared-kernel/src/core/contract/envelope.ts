/** What PAY.004 says about the cap that would be passed (product §13.5). Sums are in roubles. */
export interface CapDetails {
  readonly cap: string;
  /** What was spent this month so far, reserves included. */
  readonly spent: string;
  readonly requested: string;
  /** The moment when the next month begins in Moscow. */
  readonly resets_at: string;
}

/** What an error says beside its message (product §10.2). */
export interface ErrorDetails extends Partial<CapDetails> {
  readonly code?: string;
  readonly category?: string;
  /** One Russian message for each wrong field, by the field's wire name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The missing permission of AUTH.003. */
  readonly permission?: string;
  /** How a person may prove who they are: AUTH.010 (product §12.10) and AUTH.012 (§12.9). */
  readonly methods?: readonly string[];
  /** RES.003 says how much of the money is missing that is to go back (product §14.12). */
  readonly shortfall?: string;
  /** RES.002 says what the number is now (product §19.2). */
  readonly count?: number;
  /** Finds the details in the server's log. Answers with SYS.* carry it. */
  readonly trace_id?: string;
}

/** A successful answer (product §10.2). */
export interface SuccessEnvelope<Data = unknown> {
  readonly status: 'success';
  readonly message: string;
  readonly data: Data;
}

/** A failed answer (product §10.2). */
export interface ErrorEnvelope {
  readonly status: 'error';
  readonly message: string;
  readonly details: ErrorDetails;
}
