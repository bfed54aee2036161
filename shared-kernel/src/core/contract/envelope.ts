/** What PAY.004 says of the cap that would be passed (product §13.5). Sums in roubles. */
export interface CapDetails {
  readonly cap: string;
  /** This month so far, reserves included. */
  readonly spent: string;
  readonly requested: string;
  /** When the next month begins in Moscow. */
  readonly resets_at: string;
}

/** What an error says beside its message (product §10.2). */
export interface ErrorDetails extends Partial<CapDetails> {
  readonly code?: string;
  readonly category?: string;
  /** One Russian message a wrong field, by the field's wire name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The missing permission of AUTH.003. */
  readonly permission?: string;
  /** Of RES.003: how much of the money that is to go back is not there (product §14.12). */
  readonly shortfall?: string;
  /** Of RES.002: how many there are now (product §19.2). */
  readonly count?: number;
  /** Finds the details in the server's log, on SYS.* answers. */
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
