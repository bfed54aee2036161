export type Mode = 'demo' | 'production';

export type SellerConfig = {
  name: string;
  inn: string;
  kpp: string;
  address: string;
  bankName: string;
  bik: string;
  account: string;
  corrAccount: string;
  /** Per cent of VAT inside the price; absent: the seller pays none. */
  vatPercent?: number;
};

export type Config = {
  mode: Mode;
  host: string;
  port: number;
  /** Absent: PGlite in `dataDir`. */
  databaseUrl: string | undefined;
  databasePoolSize: number;
  /** How long a statement waits for a lock, and how long it runs; 0: as long as it takes. */
  databaseLockTimeoutMs: number;
  databaseStatementTimeoutMs: number;
  dataDir: string;
  /** Free room below which an embedded database is not ready. */
  diskReserveMb: number;
  cacheDir: string;
  /** Where people open the cabinet; absent only in demo mode. */
  publicUrl: string | undefined;
  secureCookies: boolean;
  trustProxy: string;
  logLevel: string;
  /** Whether `/api/docs` is there. */
  docs: boolean;
  /** Keys the reset codes: a stolen database alone gives none away. */
  pepper: string;
  /** What the chat service shows; absent: the internal calls are closed. */
  internalToken: string | undefined;
  neutralReset: boolean;
  chatUrl: string | undefined;
  mail: { smtpUrl: string | undefined; from: string };
  /** Requests a minute from one address; 0 switches the general limit off. */
  rateLimitPerMinute: number;
  /** Multiplies the shared limits of sign-in, reset and payment; production keeps 1. */
  rateLimitScale: number;
  payment: {
    mntId: string;
    testMode: 0 | 1;
    integrityCode: string;
    emulator: boolean;
    /** Where the payment form is sent; the emulator's page in the demonstration. */
    formUrl: string;
    /** The script of the provider's own widget; absent: the form opens as a page. */
    widgetUrl: string | undefined;
    /** MONETA's merchant API, which tells what became of a payment; absent: nobody can be asked. */
    statusApi: { url: string; username: string; password: string } | undefined;
    minAmount: string;
    maxAmount: string;
    /** From this amount on two people confirm what is made paid by hand. */
    twoPeopleFrom: string;
    presets: string[];
    seller: SellerConfig;
  };
};
