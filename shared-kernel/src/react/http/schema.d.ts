// Generated from the API by `pnpm openapi`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Payer: {
            readonly id: string;
            readonly kind: "user" | "group" | "company";
            readonly name: string;
        };
        readonly Me: {
            readonly user: {
                readonly id: string;
                readonly email: string;
                readonly display_name: string;
                readonly phone: string | null;
                /** @description Address of the picture */
                readonly avatar: string | null;
                readonly role: string;
                readonly role_info: {
                    readonly role_id: string;
                    readonly role_name: string;
                    readonly permissions: readonly string[];
                };
                readonly account_type: "personal" | "group" | "company";
                readonly is_guest: boolean;
                readonly company_id: string | null;
                readonly company: {
                    readonly id: string;
                    readonly name: string;
                } | null;
                readonly group: {
                    readonly id: string;
                    readonly name: string;
                    readonly is_owner: boolean;
                } | null;
                readonly settings: {
                    readonly theme: "light" | "dark";
                    readonly send_by_enter: boolean;
                    readonly move_to_message: "start" | "end";
                    readonly low_balance_threshold: string | null;
                };
                readonly theme: "light" | "dark";
                readonly created_at: string;
                readonly last_sign_in_at: string | null;
            };
            /** @description This and the two below: null where the balance of a company is not the viewer’s to see */
            readonly balance: number | null;
            readonly totalSpent: string | null;
            readonly tierProgress: {
                readonly tier: string;
                /** @description What a request of this tier costs, as a share of its price */
                readonly multiplier: string;
                readonly next_tier: string | null;
                readonly spent: string;
                readonly threshold: string;
                readonly remaining: string;
                readonly percent: number;
            } | null;
        };
        readonly PaymentRequestDetail: {
            readonly id: string;
            /** @description «З-000123» */
            readonly number: string;
            readonly method: "card" | "invoice";
            readonly amount: string;
            readonly currency: string;
            readonly status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
            readonly payer: components["schemas"]["Payer"];
            readonly user: {
                readonly id: string;
                readonly display_name: string;
                readonly email: string;
            };
            readonly created_at: string;
            readonly expires_at: string;
            readonly paid_at: string | null;
            readonly provider: string | null;
            readonly provider_operation_id: string | null;
            readonly bank_reference: string | null;
            readonly reject_reason: string | null;
            /** @description What the caller may do with the request now */
            readonly actions: {
                readonly cancel: boolean;
                readonly pay: boolean;
                readonly pay_again: boolean;
                readonly check: boolean;
                readonly invoice: boolean;
                readonly change_status: readonly ("pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded")[];
            };
            readonly history: readonly {
                readonly at: string;
                readonly from: ("pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded") | null;
                readonly to: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                readonly actor: {
                    readonly id: string;
                    readonly display_name: string;
                } | null;
                readonly note: string | null;
            }[];
            readonly timeline: readonly {
                readonly at: string;
                readonly kind: "status" | "notice";
                /** @description The status that was reached, or what was decided about a notice */
                readonly code: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded" | "credited" | "duplicate" | "ready" | "already_paid" | "in_progress" | "not_paid" | "malformed" | "unsupported_command" | "bad_signature" | "wrong_account" | "unknown_request" | "wrong_method" | "wrong_currency" | "wrong_amount" | "wrong_test_mode" | "test_in_production" | "operation_reused" | "second_operation" | "late" | "closed" | "fault" | "received";
                readonly title: string;
                readonly note: string | null;
                readonly actor: {
                    readonly id: string;
                    readonly display_name: string;
                } | null;
                readonly is_failure: boolean;
            }[];
            readonly entry_id: string | null;
            readonly confirmation: {
                readonly at: string;
                readonly by: {
                    readonly id: string;
                    readonly display_name: string;
                };
                /** @description Who may give the second one; staff alone read it */
                readonly awaits: readonly {
                    readonly id: string;
                    readonly display_name: string;
                }[];
            } | null;
            readonly seller: {
                readonly name: string;
                readonly inn: string;
                readonly kpp: string;
                readonly bank_name: string;
                readonly bik: string;
                readonly account: string;
                readonly corr_account: string;
            } | null;
            /** @description What the transfer of an invoice is to be named; null where nothing is to be transferred */
            readonly purpose: string | null;
        };
        readonly PaymentRequest: {
            readonly id: string;
            /** @description «З-000123» */
            readonly number: string;
            readonly method: "card" | "invoice";
            readonly amount: string;
            readonly currency: string;
            readonly status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
            readonly payer: components["schemas"]["Payer"];
            readonly user: {
                readonly id: string;
                readonly display_name: string;
                readonly email: string;
            };
            readonly created_at: string;
            readonly expires_at: string;
            readonly paid_at: string | null;
            readonly provider: string | null;
            readonly provider_operation_id: string | null;
            readonly bank_reference: string | null;
            readonly reject_reason: string | null;
            /** @description What the caller may do with the request now */
            readonly actions: {
                readonly cancel: boolean;
                readonly pay: boolean;
                readonly pay_again: boolean;
                readonly check: boolean;
                readonly invoice: boolean;
                readonly change_status: readonly ("pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded")[];
            };
        };
        readonly PaymentRequestPage: {
            readonly items: readonly components["schemas"]["PaymentRequest"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
            readonly totals: {
                /** @description Of the paid ones */
                readonly paid: string;
                /** @description Of those that still wait */
                readonly open: string;
                /** @description Of each status that the filter has, in the order of a life */
                readonly by_status: readonly {
                    readonly status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                    readonly count: number;
                    readonly amount: string;
                }[];
            };
        };
        readonly Transaction: {
            readonly id: string;
            /** @description «Т-000123» */
            readonly number: string;
            readonly type: "topup" | "bonus" | "charge" | "refund" | "adjustment" | "reversal";
            readonly direction: "in" | "out";
            /** @description Without a sign; the direction tells it */
            readonly amount: string;
            /** @description This and the one below: null where the balance is not yours to see, and for a shared account in the list of mine */
            readonly balance_before: string | null;
            readonly balance_after: string | null;
            readonly status: "posted" | "reversed";
            readonly payer: components["schemas"]["Payer"];
            readonly user: {
                readonly id: string;
                readonly display_name: string;
            } | null;
            readonly model: {
                readonly id: string;
                readonly name: string;
            } | null;
            readonly tokens: {
                readonly input: number;
                readonly output: number;
            } | null;
            readonly document: {
                readonly type: string;
                readonly id: string | null;
                readonly number: string | null;
            } | null;
            readonly description: string;
            readonly reason: string | null;
            readonly created_at: string;
        };
        readonly TransactionPage: {
            readonly items: readonly components["schemas"]["Transaction"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
            readonly totals: {
                readonly in: string;
                readonly out: string;
                readonly net: string;
            };
            /** @description Every payer that the list can be about, whatever the filter; none in the list of all */
            readonly totals_by_payer: readonly {
                readonly payer: components["schemas"]["Payer"];
                readonly count: number;
                readonly in: string;
                readonly out: string;
                readonly net: string;
            }[];
        };
        readonly Calls: {
            readonly "POST auth/sign-in": {
                readonly body: {
                    readonly email: string;
                    readonly password: string;
                };
                readonly data: {
                    readonly user: {
                        readonly id: string;
                        readonly email: string;
                        readonly display_name: string;
                    };
                    readonly expires_at: string;
                };
            };
            readonly "POST auth/sign-out": {
                readonly data: null;
            };
            readonly "POST auth/password-reset": {
                readonly body: {
                    readonly email: string;
                };
                readonly data: null;
            };
            readonly "POST auth/password-reset/confirm": {
                readonly body: {
                    readonly email: string;
                    readonly code: string;
                    readonly password: string;
                };
                readonly data: null;
            };
            readonly "GET users/me/balance": {
                readonly data: {
                    readonly balance: number;
                    readonly available: string;
                    readonly held: string;
                    readonly payer: components["schemas"]["Payer"];
                    readonly updated_at: string;
                };
            };
            readonly "GET users/me/spending": {
                readonly query: {
                    readonly days?: number;
                };
                readonly data: {
                    readonly scope: "payer" | "own";
                    readonly payer: components["schemas"]["Payer"];
                    readonly days: readonly {
                        /** @description YYYY-MM-DD */
                        readonly day: string;
                        readonly amount: string;
                    }[];
                    /** @description The five that cost most, from the dearest down, then the others in one */
                    readonly models: readonly {
                        readonly id: string | null;
                        /** @description null: all the others */
                        readonly name: string | null;
                        readonly total: string;
                        /** @description By day, as in `days` */
                        readonly amounts: readonly string[];
                    }[];
                    readonly total: string;
                    /** @description Of as many days before */
                    readonly previous_total: string;
                    /** @description The total over the number of days */
                    readonly average_per_day: string;
                    /** @description How long the balance lasts at that pace; null: nothing is spent, or the balance is not yours to see */
                    readonly days_left: number | null;
                    readonly lasts_until: string | null;
                    readonly low_balance: {
                        readonly threshold: string | null;
                        readonly is_low: boolean;
                    };
                };
            };
            readonly "GET users/me/sessions": {
                readonly data: readonly {
                    readonly id: string;
                    readonly user_agent: string;
                    readonly ip: string;
                    readonly fingerprint_short: string | null;
                    readonly created_at: string;
                    readonly last_seen_at: string;
                    readonly current: boolean;
                }[];
            };
            readonly "DELETE users/me/sessions": {
                readonly data: {
                    readonly revoked: number;
                };
            };
            readonly "DELETE users/me/sessions/{id}": {
                readonly path: {
                    readonly id: string;
                };
                readonly data: null;
            };
            readonly "POST users/{id}/avatar": {
                readonly path: {
                    /** @description A user's id; 0 is the caller */
                    readonly id: string;
                };
                readonly body: {
                    readonly avatar: string;
                };
                readonly data: {
                    readonly avatar: string;
                };
            };
            readonly "GET users/me": {
                readonly data: components["schemas"]["Me"];
            };
            readonly "PATCH users/{id}": {
                readonly path: {
                    /** @description A user's id; 0 is the caller */
                    readonly id: string;
                };
                readonly body: {
                    readonly display_name?: string;
                    readonly phone?: string | null;
                    readonly password?: string;
                    readonly current_password?: string;
                    readonly settings?: {
                        readonly send_by_enter?: boolean;
                        readonly move_to_message?: "start" | "end";
                        readonly low_balance_threshold?: string | null;
                    };
                };
                readonly data: components["schemas"]["Me"];
            };
            readonly "PATCH users/me/theme": {
                readonly body: {
                    readonly theme: "light" | "dark";
                };
                readonly data: components["schemas"]["Me"];
            };
            readonly "POST users/me/password": {
                readonly body: {
                    readonly current_password: string;
                    readonly new_password: string;
                };
                readonly data: null;
            };
            readonly "GET settings/payment": {
                readonly data: {
                    readonly mntId: string;
                    readonly testMode: number;
                    readonly currency: "RUB";
                    readonly min_amount: string;
                    readonly max_amount: string;
                    readonly presets: readonly string[];
                    readonly methods: readonly ("card" | "invoice")[];
                    /** @description The script of the provider's widget; null: the payment form opens as a page */
                    readonly widget_url: string | null;
                    /** @description The demonstration: no money is taken */
                    readonly is_emulator: boolean;
                    readonly seller: {
                        readonly name: string;
                        readonly inn: string;
                        readonly kpp: string;
                        readonly bank_name: string;
                        readonly bik: string;
                        readonly account: string;
                        readonly corr_account: string;
                        readonly address: string;
                    };
                };
            };
            readonly "GET settings/tiers": {
                readonly data: {
                    readonly tiers: readonly {
                        readonly code: string;
                        readonly name: string;
                        /** @description Topped up in all, from which on the tier is reached */
                        readonly threshold: string;
                        /** @description What a request costs, as a share of its price */
                        readonly multiplier: string;
                    }[];
                };
            };
            readonly "GET models": {
                readonly query: {
                    readonly include_disabled?: "" | "true" | "false";
                };
                readonly data: {
                    readonly models: readonly {
                        readonly id: string;
                        readonly name: string;
                        readonly developer: string;
                        readonly type: string;
                        readonly tags: readonly string[];
                        /** @description Roubles for a million tokens */
                        readonly input_price: string;
                        /** @description Roubles for a million tokens */
                        readonly output_price: string;
                        readonly enabled: boolean;
                        readonly created_at: string;
                    }[];
                };
            };
            readonly "PATCH models/{id}": {
                readonly path: {
                    readonly id: string;
                };
                readonly body: {
                    readonly name?: string;
                    readonly tags?: readonly string[];
                    readonly input_price?: string;
                    readonly output_price?: string;
                    readonly enabled?: boolean;
                };
                /** @description A model that the chat service offers */
                readonly data: {
                    readonly id: string;
                    readonly name: string;
                    readonly developer: string;
                    readonly type: string;
                    readonly tags: readonly string[];
                    /** @description Roubles for a million tokens */
                    readonly input_price: string;
                    /** @description Roubles for a million tokens */
                    readonly output_price: string;
                    readonly enabled: boolean;
                    readonly created_at: string;
                };
            };
            readonly "GET payment/payers": {
                readonly data: {
                    /** @description Whose account may be topped up */
                    readonly payers: readonly {
                        readonly id: string;
                        readonly kind: "user" | "group" | "company";
                        readonly name: string;
                        readonly is_default: boolean;
                        readonly balance: string | null;
                    }[];
                    /** @description Who pays for my requests now, also where I may not top it up */
                    readonly paying: {
                        readonly id: string;
                        readonly kind: "user" | "group" | "company";
                        readonly name: string;
                    };
                };
            };
            readonly "POST payment/quote": {
                readonly body: {
                    readonly amount: string;
                    readonly payer_id?: string;
                };
                readonly data: {
                    /** @description What is paid */
                    readonly amount: string;
                    readonly currency: string;
                    readonly commission: string;
                    /** @description What the account receives */
                    readonly credited: string;
                    readonly bonus: string;
                    readonly balance_after: string | null;
                    readonly tier: string | null;
                    readonly tier_after: string | null;
                    readonly tier_progress_after: {
                        readonly tier: string;
                        /** @description What a request of this tier costs, as a share of its price */
                        readonly multiplier: string;
                        readonly next_tier: string | null;
                        readonly spent: string;
                        readonly threshold: string;
                        readonly remaining: string;
                        readonly percent: number;
                    } | null;
                    readonly payer: components["schemas"]["Payer"];
                };
            };
            readonly "POST payment/pay": {
                readonly body: {
                    readonly amount: string;
                    readonly method: "card" | "invoice";
                    readonly payer_id?: string;
                };
                readonly data: {
                    /** @description The payment request's id */
                    readonly id: string;
                    /** @description MNT_ID */
                    readonly account: string;
                    /** @description MNT_TEST_MODE */
                    readonly test: number;
                    readonly signature: string | null;
                    readonly amount: string;
                    readonly currency: string;
                    readonly transactionId: string;
                    readonly action_url: string | null;
                    readonly fields: {
                        readonly [key: string]: string;
                    };
                    readonly request: components["schemas"]["PaymentRequestDetail"];
                };
            };
            readonly "GET payment/requests": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    /** @description One or several, comma separated */
                    readonly status?: string;
                    /** @description One or several, comma separated */
                    readonly method?: string;
                    readonly from?: string;
                    readonly to?: string;
                    readonly amount_from?: string;
                    readonly amount_to?: string;
                    readonly payer_id?: string;
                    readonly user_id?: string;
                    readonly q?: string;
                };
                readonly data: components["schemas"]["PaymentRequestPage"];
            };
            readonly "GET payment/requests/export": {
                readonly query: {
                    /** @description One or several, comma separated */
                    readonly status?: string;
                    /** @description One or several, comma separated */
                    readonly method?: string;
                    readonly from?: string;
                    readonly to?: string;
                    readonly amount_from?: string;
                    readonly amount_to?: string;
                    readonly payer_id?: string;
                    readonly user_id?: string;
                    readonly q?: string;
                    readonly format: "csv" | "xlsx";
                };
                readonly file: true;
            };
            readonly "GET payment/requests/my": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    /** @description One or several, comma separated */
                    readonly status?: string;
                    /** @description One or several, comma separated */
                    readonly method?: string;
                    readonly from?: string;
                    readonly to?: string;
                    readonly amount_from?: string;
                    readonly amount_to?: string;
                    readonly payer_id?: string;
                    readonly user_id?: string;
                    readonly q?: string;
                };
                readonly data: components["schemas"]["PaymentRequestPage"];
            };
            readonly "GET payment/requests/my/export": {
                readonly query: {
                    /** @description One or several, comma separated */
                    readonly status?: string;
                    /** @description One or several, comma separated */
                    readonly method?: string;
                    readonly from?: string;
                    readonly to?: string;
                    readonly amount_from?: string;
                    readonly amount_to?: string;
                    readonly payer_id?: string;
                    readonly user_id?: string;
                    readonly q?: string;
                    readonly format: "csv" | "xlsx";
                };
                readonly file: true;
            };
            readonly "GET payment/requests/company": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    /** @description One or several, comma separated */
                    readonly status?: string;
                    /** @description One or several, comma separated */
                    readonly method?: string;
                    readonly from?: string;
                    readonly to?: string;
                    readonly amount_from?: string;
                    readonly amount_to?: string;
                    readonly payer_id?: string;
                    readonly user_id?: string;
                    readonly q?: string;
                };
                readonly data: components["schemas"]["PaymentRequestPage"];
            };
            readonly "GET payment/requests/company/export": {
                readonly query: {
                    /** @description One or several, comma separated */
                    readonly status?: string;
                    /** @description One or several, comma separated */
                    readonly method?: string;
                    readonly from?: string;
                    readonly to?: string;
                    readonly amount_from?: string;
                    readonly amount_to?: string;
                    readonly payer_id?: string;
                    readonly user_id?: string;
                    readonly q?: string;
                    readonly format: "csv" | "xlsx";
                };
                readonly file: true;
            };
            readonly "GET payment/requests/group": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    /** @description One or several, comma separated */
                    readonly status?: string;
                    /** @description One or several, comma separated */
                    readonly method?: string;
                    readonly from?: string;
                    readonly to?: string;
                    readonly amount_from?: string;
                    readonly amount_to?: string;
                    readonly payer_id?: string;
                    readonly user_id?: string;
                    readonly q?: string;
                };
                readonly data: components["schemas"]["PaymentRequestPage"];
            };
            readonly "GET payment/requests/group/export": {
                readonly query: {
                    /** @description One or several, comma separated */
                    readonly status?: string;
                    /** @description One or several, comma separated */
                    readonly method?: string;
                    readonly from?: string;
                    readonly to?: string;
                    readonly amount_from?: string;
                    readonly amount_to?: string;
                    readonly payer_id?: string;
                    readonly user_id?: string;
                    readonly q?: string;
                    readonly format: "csv" | "xlsx";
                };
                readonly file: true;
            };
            readonly "GET payment/notices": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    /** @description One or several, comma separated */
                    readonly decision?: string;
                    readonly request_id?: string;
                    readonly from?: string;
                    readonly to?: string;
                    readonly q?: string;
                };
                readonly data: {
                    readonly items: readonly {
                        readonly id: string;
                        readonly command: "pay" | "check" | "query";
                        readonly http_method: string;
                        readonly raw: string;
                        readonly fields: {
                            readonly [key: string]: string;
                        };
                        readonly remote_address: string | null;
                        readonly operation_id: string | null;
                        readonly received_at: string;
                        readonly decision: ("credited" | "duplicate" | "ready" | "already_paid" | "in_progress" | "not_paid" | "malformed" | "unsupported_command" | "bad_signature" | "wrong_account" | "unknown_request" | "wrong_method" | "wrong_currency" | "wrong_amount" | "wrong_test_mode" | "test_in_production" | "operation_reused" | "second_operation" | "late" | "closed" | "fault") | null;
                        readonly reason: string | null;
                        readonly answer: string | null;
                        readonly decided_at: string | null;
                        readonly request: {
                            readonly id: string;
                            readonly number: string;
                            readonly status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                        } | null;
                    }[];
                    readonly total: number;
                    readonly page: number;
                    readonly limit: number;
                    readonly next_cursor: string | null;
                };
            };
            readonly "GET payment/requests/{id}": {
                readonly path: {
                    readonly id: string;
                };
                readonly data: components["schemas"]["PaymentRequestDetail"];
            };
            readonly "POST payment/requests/{id}/cancel": {
                readonly path: {
                    readonly id: string;
                };
                readonly data: components["schemas"]["PaymentRequestDetail"];
            };
            readonly "PATCH payment/requests/{id}/status": {
                readonly path: {
                    readonly id: string;
                };
                readonly body: {
                    readonly status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                    readonly reason?: string;
                    readonly bank_reference?: string;
                };
                readonly data: components["schemas"]["PaymentRequestDetail"];
            };
            readonly "POST payment/requests/{id}/check": {
                readonly path: {
                    readonly id: string;
                };
                readonly data: components["schemas"]["PaymentRequestDetail"];
            };
            readonly "POST payment/requests/{id}/pay": {
                readonly path: {
                    readonly id: string;
                };
                readonly data: {
                    /** @description The payment request's id */
                    readonly id: string;
                    /** @description MNT_ID */
                    readonly account: string;
                    /** @description MNT_TEST_MODE */
                    readonly test: number;
                    readonly signature: string | null;
                    readonly amount: string;
                    readonly currency: string;
                    readonly transactionId: string;
                    readonly action_url: string | null;
                    readonly fields: {
                        readonly [key: string]: string;
                    };
                    readonly request: components["schemas"]["PaymentRequestDetail"];
                };
            };
            readonly "GET payment/requests/{id}/invoice.pdf": {
                readonly path: {
                    readonly id: string;
                };
                readonly file: true;
            };
            readonly "GET transactions": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    /** @description `next_cursor` of the page before */
                    readonly cursor?: string;
                    /** @description One or several, comma separated */
                    readonly type?: string;
                    readonly direction?: "in" | "out";
                    readonly from?: string;
                    readonly to?: string;
                    readonly user_id?: string;
                    readonly payer_id?: string;
                    readonly model_id?: string;
                    readonly q?: string;
                };
                readonly data: components["schemas"]["TransactionPage"];
            };
            readonly "GET transactions/export": {
                readonly query: {
                    /** @description One or several, comma separated */
                    readonly type?: string;
                    readonly direction?: "in" | "out";
                    readonly from?: string;
                    readonly to?: string;
                    readonly user_id?: string;
                    readonly payer_id?: string;
                    readonly model_id?: string;
                    readonly q?: string;
                    readonly format: "csv" | "xlsx";
                };
                readonly file: true;
            };
            readonly "GET transactions/user": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    /** @description `next_cursor` of the page before */
                    readonly cursor?: string;
                    /** @description One or several, comma separated */
                    readonly type?: string;
                    readonly direction?: "in" | "out";
                    readonly from?: string;
                    readonly to?: string;
                    readonly user_id?: string;
                    readonly payer_id?: string;
                    readonly model_id?: string;
                    readonly q?: string;
                };
                readonly data: components["schemas"]["TransactionPage"];
            };
            readonly "GET transactions/user/export": {
                readonly query: {
                    /** @description One or several, comma separated */
                    readonly type?: string;
                    readonly direction?: "in" | "out";
                    readonly from?: string;
                    readonly to?: string;
                    readonly user_id?: string;
                    readonly payer_id?: string;
                    readonly model_id?: string;
                    readonly q?: string;
                    readonly format: "csv" | "xlsx";
                };
                readonly file: true;
            };
            readonly "GET transactions/company": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    /** @description `next_cursor` of the page before */
                    readonly cursor?: string;
                    /** @description One or several, comma separated */
                    readonly type?: string;
                    readonly direction?: "in" | "out";
                    readonly from?: string;
                    readonly to?: string;
                    readonly user_id?: string;
                    readonly payer_id?: string;
                    readonly model_id?: string;
                    readonly q?: string;
                };
                readonly data: components["schemas"]["TransactionPage"];
            };
            readonly "GET transactions/company/export": {
                readonly query: {
                    /** @description One or several, comma separated */
                    readonly type?: string;
                    readonly direction?: "in" | "out";
                    readonly from?: string;
                    readonly to?: string;
                    readonly user_id?: string;
                    readonly payer_id?: string;
                    readonly model_id?: string;
                    readonly q?: string;
                    readonly format: "csv" | "xlsx";
                };
                readonly file: true;
            };
            readonly "GET transactions/group": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    /** @description `next_cursor` of the page before */
                    readonly cursor?: string;
                    /** @description One or several, comma separated */
                    readonly type?: string;
                    readonly direction?: "in" | "out";
                    readonly from?: string;
                    readonly to?: string;
                    readonly user_id?: string;
                    readonly payer_id?: string;
                    readonly model_id?: string;
                    readonly q?: string;
                };
                readonly data: components["schemas"]["TransactionPage"];
            };
            readonly "GET transactions/group/export": {
                readonly query: {
                    /** @description One or several, comma separated */
                    readonly type?: string;
                    readonly direction?: "in" | "out";
                    readonly from?: string;
                    readonly to?: string;
                    readonly user_id?: string;
                    readonly payer_id?: string;
                    readonly model_id?: string;
                    readonly q?: string;
                    readonly format: "csv" | "xlsx";
                };
                readonly file: true;
            };
            readonly "GET transactions/{id}": {
                readonly path: {
                    readonly id: string;
                };
                readonly data: {
                    readonly id: string;
                    /** @description «Т-000123» */
                    readonly number: string;
                    readonly type: "topup" | "bonus" | "charge" | "refund" | "adjustment" | "reversal";
                    readonly direction: "in" | "out";
                    /** @description Without a sign; the direction tells it */
                    readonly amount: string;
                    /** @description This and the one below: null where the balance is not yours to see, and for a shared account in the list of mine */
                    readonly balance_before: string | null;
                    readonly balance_after: string | null;
                    readonly status: "posted" | "reversed";
                    readonly payer: components["schemas"]["Payer"];
                    readonly user: {
                        readonly id: string;
                        readonly display_name: string;
                    } | null;
                    readonly model: {
                        readonly id: string;
                        readonly name: string;
                    } | null;
                    readonly tokens: {
                        readonly input: number;
                        readonly output: number;
                    } | null;
                    readonly document: {
                        readonly type: string;
                        readonly id: string | null;
                        readonly number: string | null;
                    } | null;
                    readonly description: string;
                    readonly reason: string | null;
                    readonly created_at: string;
                    readonly entry_id: string;
                    readonly actor: {
                        readonly id: string;
                        readonly display_name: string;
                    } | null;
                    readonly postings: readonly {
                        /** @description payer, gateway, bank, revenue, bonus or adjustment */
                        readonly account: string;
                        readonly title: string;
                        /** @description Signed */
                        readonly amount: string;
                        readonly balance_after: string | null;
                    }[];
                    readonly charge: {
                        readonly base_amount: string;
                        readonly correction_multiplier: string;
                        readonly tier: string;
                        readonly tier_multiplier: string;
                    } | null;
                    /** @description What this one answers, and what answers it: refunds and reversals */
                    readonly related: readonly {
                        readonly id: string;
                        readonly number: string;
                        readonly type: "topup" | "bonus" | "charge" | "refund" | "adjustment" | "reversal";
                        readonly direction: "in" | "out";
                        readonly amount: string;
                        readonly created_at: string;
                    }[];
                };
            };
            readonly "GET admin/ledger/check": {
                readonly query: {
                    /** @description The kept result of the last check instead of a new one */
                    readonly last?: string;
                };
                readonly data: {
                    readonly ok: boolean;
                    readonly entries: number;
                    readonly postings: number;
                    readonly payers: number;
                    readonly problems: readonly {
                        readonly kind: string;
                        readonly subject: string;
                        readonly detail: string;
                    }[];
                    readonly audit_head: {
                        readonly seq: number;
                        readonly hash: string;
                    } | null;
                    readonly started_at: string;
                    readonly finished_at: string;
                };
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
