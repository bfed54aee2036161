// Generated from the API by `pnpm openapi`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly PasskeyChallenge: {
            /** @description Bytes in base64url */
            readonly challenge: string;
            /** @description The host of the cabinet, for which the passkeys are */
            readonly rp_id: string;
            readonly timeout_ms: number;
        };
        readonly Confirmation: {
            readonly ends_at: string | null;
            readonly methods: readonly ("passkey" | "totp" | "password")[];
        };
        readonly OwnPasskeyChallenge: {
            /** @description Bytes in base64url */
            readonly challenge: string;
            /** @description The host of the cabinet, for which the passkeys are */
            readonly rp_id: string;
            readonly timeout_ms: number;
            readonly credential_ids: readonly string[];
        };
        readonly RoleRef: {
            readonly role_id: string;
            readonly role_name: string;
        };
        readonly NameRef: {
            readonly id: string;
            readonly name: string;
        };
        readonly FoundUser: {
            readonly id: string;
            readonly display_name: string;
            readonly email: string;
            readonly is_active: boolean;
            readonly role: {
                readonly role_id: string;
                readonly role_name: string;
                readonly company_id: string | null;
                readonly company_name: string | null;
            };
            readonly global_role: components["schemas"]["RoleRef"] | null;
            readonly company: components["schemas"]["NameRef"] | null;
        };
        readonly RoleVerdict: {
            readonly of: "role" | "global_role";
            readonly hasAccess: boolean;
            readonly reason: string | null;
            readonly rule: string;
            readonly overridden: readonly string[];
        };
        readonly UserModelAccess: {
            readonly id: string;
            readonly name: string;
            readonly vendor: string;
            readonly type: string;
            readonly tags: readonly string[];
            readonly enabled: boolean;
            /** @description What the rules of the roles say: all of them must open it */
            readonly hasAccess: boolean;
            readonly reason: string | null;
            /** @description The rule that decided */
            readonly rule: string;
            readonly rule_of: "role" | "global_role";
            readonly overridden: readonly string[];
            /** @description Of each role, the present one first */
            readonly verdicts: readonly components["schemas"]["RoleVerdict"][];
            /** @description Whether a request goes through: rules, an enabled model and an active account */
            readonly allowed: boolean;
        };
        readonly UserAccess: {
            readonly user: {
                readonly id: string;
                readonly display_name: string;
                readonly email: string;
                readonly is_active: boolean;
            };
            readonly role: {
                readonly role_id: string;
                readonly role_name: string;
                readonly company_id: string | null;
                readonly company_name: string | null;
            };
            readonly global_role: components["schemas"]["RoleRef"] | null;
            readonly models: readonly components["schemas"]["UserModelAccess"][];
        };
        readonly AttentionItem: {
            readonly kind: "invitation" | "group_offer" | "unpaid_request" | "exhausted_caps" | "proposals" | "requests_in_work" | "bank_lines" | "promo_clusters";
            /** @description As many as the list behind it shows */
            readonly count: number;
            readonly place: ("group" | "company") | null;
            /** @description The handle of an invitation; of a request where it is the only one */
            readonly id: string | null;
            /** @description Of the group or the company */
            readonly name: string | null;
            readonly by: string | null;
        };
        readonly Payer: {
            readonly id: string;
            readonly kind: "user" | "group" | "company";
            readonly name: string;
        };
        readonly Cap: {
            readonly monthly_cap: string;
            /** @description This month, reserves included */
            readonly spent: string;
            /** @description Of the cap; never below zero */
            readonly left: string;
            /** @description The lesser of `left` and what is available on the account; `left` for whoever may not see that balance */
            readonly spendable: string;
            readonly resets_at: string;
        };
        readonly Debt: {
            /** @description What the next money on this account pays first */
            readonly debt: string;
            readonly payer: components["schemas"]["Payer"];
        };
        readonly DaySum: {
            /** @description YYYY-MM-DD */
            readonly day: string;
            readonly amount: string;
        };
        readonly ModelSum: {
            readonly id: string | null;
            /** @description null: all the others */
            readonly name: string | null;
            readonly total: string;
            /** @description By day, as in `days` */
            readonly amounts: readonly string[];
        };
        readonly ShownSession: {
            readonly id: string;
            readonly user_agent: string;
            readonly ip: string;
            readonly fingerprint_short: string | null;
            readonly created_at: string;
            readonly last_seen_at: string;
            /** @description Whether it is the one that asks */
            readonly current: boolean;
        };
        readonly Passkey: {
            readonly id: string;
            readonly name: string;
            /** @description The browser in which it was made */
            readonly user_agent: string;
            /** @description Whether a lost device does not lose it */
            readonly is_backed_up: boolean;
            readonly created_at: string;
            readonly last_used_at: string | null;
        };
        readonly Factors: {
            readonly passkeys: readonly components["schemas"]["Passkey"][];
            readonly totp: {
                readonly created_at: string;
                readonly last_used_at: string | null;
            } | null;
            readonly recovery_codes: {
                readonly left: number;
                readonly total: number;
                readonly created_at: string;
            } | null;
            readonly demanded_by: ("staff" | "company") | null;
        };
        readonly NewPasskeyChallenge: {
            /** @description Bytes in base64url */
            readonly challenge: string;
            /** @description The host of the cabinet, for which the passkeys are */
            readonly rp_id: string;
            readonly timeout_ms: number;
            readonly credential_ids: readonly string[];
            readonly rp_name: string;
            /** @description The id of the person for authenticators, in base64url */
            readonly user_handle: string;
            readonly user_name: string;
            readonly display_name: string;
        };
        readonly TotpSecret: {
            /** @description In base32 */
            readonly secret: string;
            /** @description otpauth://totp/… */
            readonly uri: string;
            readonly qr: {
                /** @description The side of the QR code in modules */
                readonly size: number;
                /** @description Its dark modules as the path of an SVG */
                readonly path: string;
            };
        };
        readonly SecurityEvent: {
            readonly id: string;
            readonly at: string;
            /** @description What has happened, in Russian */
            readonly text: string;
            readonly ip: string | null;
            readonly user_agent: string | null;
            /** @description False where somebody else did it to the account */
            readonly is_own: boolean;
        };
        readonly SavedView: {
            readonly id: string;
            readonly table: string;
            readonly name: string;
            readonly query: string;
            /** @description The list opens with it; at most one of a list */
            readonly is_default: boolean;
        };
        readonly TierProgress: {
            readonly tier: string;
            /** @description What a request of this tier costs, as a share of its price */
            readonly multiplier: string;
            readonly next_tier: string | null;
            readonly spent: string;
            readonly threshold: string;
            readonly remaining: string;
            readonly percent: number;
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
                readonly global_role: {
                    readonly role_id: string;
                    readonly role_name: string;
                    readonly permissions: readonly string[];
                } | null;
                readonly account_type: "personal" | "group" | "company";
                readonly is_guest: boolean;
                readonly company_id: string | null;
                readonly company: components["schemas"]["NameRef"] | null;
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
                readonly second_factor: {
                    readonly demanded_by: "staff" | "company";
                    readonly due_at: string | null;
                    readonly is_closed: boolean;
                } | null;
            };
            /** @description This and the two below: null where the balance of a company is not the viewer’s to see */
            readonly balance: number | null;
            readonly totalSpent: string | null;
            readonly tierProgress: components["schemas"]["TierProgress"] | null;
            readonly payer: components["schemas"]["Payer"];
            /** @description How many people share the account that pays; null: a personal one */
            readonly people: number | null;
            readonly cap: components["schemas"]["Cap"] | null;
            readonly stopped_by: ("blocked" | "unfunded" | "empty" | "cap") | null;
        };
        readonly CatalogueModel: {
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
            readonly next_price: {
                readonly input_price: string;
                readonly output_price: string;
                readonly valid_from: string;
            } | null;
            /** @description How many people have a role that opens it */
            readonly people_allowed: number;
            readonly people_total: number;
        };
        readonly CatalogueModelPage: {
            readonly items: readonly components["schemas"]["CatalogueModel"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
        };
        readonly PersonRef: {
            readonly id: string;
            readonly display_name: string;
        };
        readonly Proposal: {
            readonly id: string;
            /** @description «П-000123» */
            readonly number: string;
            readonly payer: components["schemas"]["Payer"] | null;
            readonly person: components["schemas"]["PersonRef"] | null;
            /** @description What it is about, where that is neither a payer nor a person: a role, a model, a correction */
            readonly title: string | null;
            /** @description What it changes. Sums are in roubles, moments in ISO 8601, permissions are their ids */
            readonly details: readonly {
                readonly field: "role" | "name" | "description" | "permission" | "email" | "activity" | "scope" | "target" | "multiplier" | "valid_from" | "valid_to" | "input_price" | "output_price" | "price_from" | "bank_reference" | "paid_on" | "payer_account" | "payer_inn" | "inn" | "kpp" | "account";
                readonly before: string | null;
                readonly after: string | null;
            }[];
            readonly request: {
                readonly id: string;
                /** @description «З-000123» */
                readonly number: string;
            } | null;
            readonly kind: "funds" | "credit_limit" | "request_refund" | "request_paid" | "company_verification" | "staff_role" | "role_permissions" | "staff_email" | "staff_activation" | "factor_reset" | "rate_correction" | "model_price";
            /** @description Below zero it is taken; of a limit: by how much it is raised; null where it moves no money */
            readonly amount: string | null;
            readonly limit: {
                readonly before: string;
                readonly after: string;
            } | null;
            /** @description Of a refund: what is spent already becomes a debt */
            readonly leaves_debt: boolean;
            readonly reason: string | null;
            readonly document: string | null;
            readonly status: "pending" | "confirmed" | "rejected" | "cancelled" | "lapsed";
            readonly proposed_by: components["schemas"]["PersonRef"];
            readonly created_at: string;
            readonly expires_at: string;
            /** @description When it takes effect by itself: nobody could be the second person, or a day passes behind their word; null: it waits for one */
            readonly takes_effect_at: string | null;
            readonly agreed_by: components["schemas"]["PersonRef"] | null;
            readonly decided_by: components["schemas"]["PersonRef"] | null;
            readonly decided_at: string | null;
            readonly decision_reason: string | null;
            readonly entry_id: string | null;
            /** @description What the caller may do with it now */
            readonly actions: {
                readonly confirm: boolean;
                readonly reject: boolean;
                readonly cancel: boolean;
            };
            readonly obstacle: ("own_payer" | "author" | "permission" | "credential" | "by_author" | "made_author" | "too_new" | "agreed" | "moved_person" | "author_left" | "closed" | "limit_changed" | "request_changed" | "person_left" | "person_changed" | "role_changed" | "email_taken" | "name_taken" | "correction_changed" | "price_changed" | "requisites_changed" | "factor_used") | null;
            /** @description Who may confirm it */
            readonly awaits: readonly components["schemas"]["PersonRef"][];
        };
        readonly ModelDetail: {
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
            readonly next_price: {
                readonly input_price: string;
                readonly output_price: string;
                readonly valid_from: string;
            } | null;
            /** @description The newest first; one that is to come is the first */
            readonly prices: readonly {
                readonly input_price: string;
                readonly output_price: string;
                readonly valid_from: string;
                readonly set_by: components["schemas"]["PersonRef"] | null;
                readonly reason: string | null;
                /** @description The second person, where it took two. `set_by` has proposed it */
                readonly agreed_by: components["schemas"]["PersonRef"] | null;
            }[];
            /** @description The prices that one person sets alone, at once and by a plan. Zero is never among them */
            readonly alone: {
                readonly now: {
                    readonly input_price: {
                        readonly min: string;
                        readonly max: string;
                    };
                    readonly output_price: {
                        readonly min: string;
                        readonly max: string;
                    };
                };
                readonly planned: {
                    readonly input_price: {
                        readonly min: string;
                        readonly max: string;
                    };
                    readonly output_price: {
                        readonly min: string;
                        readonly max: string;
                    };
                };
            };
            readonly proposal: components["schemas"]["Proposal"] | null;
        };
        readonly ChangedModel: {
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
            /** @description The price of this change, where that takes two people: all else is saved, and the price stays */
            readonly proposal: components["schemas"]["Proposal"] | null;
        };
        readonly ModelPriceImpact: {
            readonly days: number;
            readonly from: string;
            readonly to: string;
            /** @description Those that it would have priced */
            readonly charges: number;
            readonly amount_before: string;
            readonly amount_after: string;
            readonly difference: string;
            readonly payers_count: number;
            /** @description The 20 with the largest difference */
            readonly payers: readonly {
                readonly id: string;
                readonly name: string;
                readonly charges: number;
                readonly before: string;
                readonly after: string;
                readonly difference: string;
            }[];
            readonly people_count: number;
            readonly prices_before: {
                readonly input_price: string;
                readonly output_price: string;
            };
            readonly prices_after: {
                readonly input_price: string;
                readonly output_price: string;
            };
        };
        readonly ModelAccess: {
            readonly roles: readonly {
                readonly role_id: string;
                readonly role_name: string;
                readonly company_id: string | null;
                readonly company_name: string | null;
                readonly users_count: number;
                readonly hasAccess: boolean;
                readonly reason: string | null;
                /** @description The rule that decided */
                readonly rule: string;
                readonly overridden: readonly string[];
            }[];
            readonly people: {
                readonly allowed: number;
                readonly blocked: number;
            };
            readonly used: {
                readonly days: number;
                readonly people: number;
                readonly charges: number;
                readonly amount: string;
            } | null;
        };
        readonly CompanyFacts: {
            readonly id: string;
            readonly inn: string | null;
            readonly kpp: string | null;
            readonly created_at: string;
            readonly created_by: components["schemas"]["PersonRef"] | null;
            /** @description Whether a transfer from its own account, or two people, have shown that it is who it says */
            readonly is_verified: boolean;
        };
        /** @description What the caller may do with the request now */
        readonly PaymentRequestActions: {
            readonly cancel: boolean;
            readonly pay: boolean;
            readonly pay_again: boolean;
            readonly check: boolean;
            readonly invoice: boolean;
            readonly send_invoice: boolean;
            readonly change_status: readonly ("pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded")[];
        };
        /** @description Of the bank’s document, beside its number; staff alone read it */
        readonly BankDocumentFacts: {
            readonly paid_on: string | null;
            readonly payer_account: string | null;
            readonly payer_inn: string | null;
        };
        readonly SamePayment: {
            readonly kind: "request" | "statement_line";
            readonly request: {
                readonly id: string;
                readonly number: string;
                readonly status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
            } | null;
            readonly line: {
                readonly statement_id: string;
                readonly n: number;
                readonly file_name: string;
            } | null;
            readonly payer_name: string;
            readonly amount: string;
            readonly paid_on: string | null;
            readonly by: string | null;
            readonly at: string | null;
        };
        readonly PaymentRequestDetail: {
            readonly id: string;
            /** @description «З-000123» */
            readonly number: string;
            readonly method: "card" | "invoice";
            /** @description A transfer that staff gave to the payer: nobody had an invoice for it */
            readonly without_invoice: boolean;
            readonly amount: string;
            readonly currency: string;
            readonly status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
            readonly payer: components["schemas"]["Payer"];
            readonly company: components["schemas"]["CompanyFacts"] | null;
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
            readonly actions: components["schemas"]["PaymentRequestActions"];
            readonly history: readonly {
                readonly at: string;
                readonly from: ("pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded") | null;
                readonly to: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                readonly actor: components["schemas"]["PersonRef"] | null;
                readonly note: string | null;
            }[];
            readonly timeline: readonly {
                readonly at: string;
                readonly kind: "status" | "notice" | "document";
                /** @description The status that was reached, what was decided about a notice, or the fixing of an older invoice */
                readonly code: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded" | "credited" | "duplicate" | "ready" | "already_paid" | "in_progress" | "not_paid" | "malformed" | "unsupported_command" | "bad_signature" | "wrong_account" | "unknown_request" | "wrong_method" | "wrong_currency" | "wrong_amount" | "wrong_test_mode" | "test_in_production" | "operation_reused" | "second_operation" | "late" | "closed" | "fault" | "received" | "fixed";
                readonly title: string;
                readonly note: string | null;
                readonly actor: components["schemas"]["PersonRef"] | null;
                readonly is_failure: boolean;
            }[];
            readonly entry_id: string | null;
            readonly confirmation: {
                readonly at: string;
                readonly by: components["schemas"]["PersonRef"];
                /** @description Who may give the second one; staff alone read it */
                readonly awaits: readonly components["schemas"]["PersonRef"][];
            } | null;
            /** @description Why the payment takes two people: of the first confirmation, or of the one that the caller may give. Staff alone read it */
            readonly two_people_reasons: readonly string[];
            readonly bank_document: components["schemas"]["BankDocumentFacts"] | null;
            /** @description Other payments by the same document, of the same payer, date and sum. Staff alone read it */
            readonly same_as: readonly components["schemas"]["SamePayment"][];
            readonly level: {
                readonly before: string | null;
                readonly after: string | null;
                readonly progress: components["schemas"]["TierProgress"];
            } | null;
            readonly paid_proposal: components["schemas"]["Proposal"] | null;
            readonly refund_proposal: components["schemas"]["Proposal"] | null;
            readonly invoice: {
                readonly fixed_at: string;
                /** @description The invoice is older than its texts, which are those of `fixed_at` */
                readonly is_late: boolean;
                readonly payer: {
                    readonly name: string;
                    readonly inn: string | null;
                    readonly kpp: string | null;
                    readonly address: string | null;
                };
                /** @description To whom it was sent from the cabinet, the newest first */
                readonly sent: readonly {
                    /** @description Without most of its name: «a…@firm.ru» */
                    readonly to: string;
                    readonly at: string;
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
        readonly Payment: {
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
        readonly PaymentRequest: {
            readonly id: string;
            /** @description «З-000123» */
            readonly number: string;
            readonly method: "card" | "invoice";
            /** @description A transfer that staff gave to the payer: nobody had an invoice for it */
            readonly without_invoice: boolean;
            readonly amount: string;
            readonly currency: string;
            readonly status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
            readonly payer: components["schemas"]["Payer"];
            readonly company: components["schemas"]["CompanyFacts"] | null;
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
            readonly actions: components["schemas"]["PaymentRequestActions"];
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
        readonly CheckedPaymentRequest: {
            readonly id: string;
            /** @description «З-000123» */
            readonly number: string;
            readonly method: "card" | "invoice";
            /** @description A transfer that staff gave to the payer: nobody had an invoice for it */
            readonly without_invoice: boolean;
            readonly amount: string;
            readonly currency: string;
            readonly status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
            readonly payer: components["schemas"]["Payer"];
            readonly company: components["schemas"]["CompanyFacts"] | null;
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
            readonly actions: components["schemas"]["PaymentRequestActions"];
            readonly history: readonly {
                readonly at: string;
                readonly from: ("pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded") | null;
                readonly to: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                readonly actor: components["schemas"]["PersonRef"] | null;
                readonly note: string | null;
            }[];
            readonly timeline: readonly {
                readonly at: string;
                readonly kind: "status" | "notice" | "document";
                /** @description The status that was reached, what was decided about a notice, or the fixing of an older invoice */
                readonly code: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded" | "credited" | "duplicate" | "ready" | "already_paid" | "in_progress" | "not_paid" | "malformed" | "unsupported_command" | "bad_signature" | "wrong_account" | "unknown_request" | "wrong_method" | "wrong_currency" | "wrong_amount" | "wrong_test_mode" | "test_in_production" | "operation_reused" | "second_operation" | "late" | "closed" | "fault" | "received" | "fixed";
                readonly title: string;
                readonly note: string | null;
                readonly actor: components["schemas"]["PersonRef"] | null;
                readonly is_failure: boolean;
            }[];
            readonly entry_id: string | null;
            readonly confirmation: {
                readonly at: string;
                readonly by: components["schemas"]["PersonRef"];
                /** @description Who may give the second one; staff alone read it */
                readonly awaits: readonly components["schemas"]["PersonRef"][];
            } | null;
            /** @description Why the payment takes two people: of the first confirmation, or of the one that the caller may give. Staff alone read it */
            readonly two_people_reasons: readonly string[];
            readonly bank_document: components["schemas"]["BankDocumentFacts"] | null;
            /** @description Other payments by the same document, of the same payer, date and sum. Staff alone read it */
            readonly same_as: readonly components["schemas"]["SamePayment"][];
            readonly level: {
                readonly before: string | null;
                readonly after: string | null;
                readonly progress: components["schemas"]["TierProgress"];
            } | null;
            readonly paid_proposal: components["schemas"]["Proposal"] | null;
            readonly refund_proposal: components["schemas"]["Proposal"] | null;
            readonly invoice: {
                readonly fixed_at: string;
                /** @description The invoice is older than its texts, which are those of `fixed_at` */
                readonly is_late: boolean;
                readonly payer: {
                    readonly name: string;
                    readonly inn: string | null;
                    readonly kpp: string | null;
                    readonly address: string | null;
                };
                /** @description To whom it was sent from the cabinet, the newest first */
                readonly sent: readonly {
                    /** @description Without most of its name: «a…@firm.ru» */
                    readonly to: string;
                    readonly at: string;
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
            /** @description What the provider said, as the caller may know it */
            readonly said: string;
        };
        readonly Transaction: {
            readonly id: string;
            /** @description «Т-000123» */
            readonly number: string;
            readonly type: "topup" | "bonus" | "charge" | "refund" | "adjustment" | "reversal";
            readonly direction: "in" | "out";
            /** @description Without a sign; the direction tells it */
            readonly amount: string;
            /** @description This and the one below: null where the balance is not yours to see, and in a list of your own lines of a shared account */
            readonly balance_before: string | null;
            readonly balance_after: string | null;
            readonly status: "posted" | "reversed";
            readonly payer: components["schemas"]["Payer"];
            readonly user: components["schemas"]["PersonRef"] | null;
            readonly model: components["schemas"]["NameRef"] | null;
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
        readonly GroupMember: {
            readonly accountId: string;
            readonly user_id: string;
            readonly display_name: string;
            readonly email?: string;
            readonly avatar: string | null;
            readonly role: "owner" | "member";
            /** @description null: no limit */
            readonly monthly_cap?: string | null;
            /** @description Of the group's money, reserves included */
            readonly spent_this_month?: string;
            readonly last_spent_at?: string | null;
            readonly joined_at: string;
        };
        readonly Usage: {
            /** @description own: of the caller only */
            readonly scope: "all" | "own";
            readonly from: string;
            readonly to: string;
            readonly days: readonly components["schemas"]["DaySum"][];
            /** @description The five that cost most, from the dearest down, then the others in one */
            readonly models: readonly components["schemas"]["ModelSum"][];
            /** @description Who spent something, the most first */
            readonly members: readonly {
                readonly user: components["schemas"]["PersonRef"] | null;
                /** @description false: has left meanwhile */
                readonly is_member: boolean;
                /** @description Keeps the place in the company and spends nothing meanwhile */
                readonly is_suspended: boolean;
                readonly total: string;
                readonly charges: number;
            }[];
            readonly total: string;
            /** @description Of as many days before */
            readonly previous_total: string;
        };
        readonly Group: {
            readonly id: string;
            readonly name: string;
            readonly created_at: string;
            readonly owner: {
                readonly accountId: string;
                readonly display_name: string;
            };
            /** @description Whether the caller is the owner */
            readonly is_owner: boolean;
            readonly payer: {
                readonly id: string;
                readonly kind: "user" | "group" | "company";
                readonly name: string;
                readonly tier: string;
                readonly balance: string;
                readonly available: string;
                readonly held: string;
                /** @description What the next money pays first; nothing is spent meanwhile */
                readonly debt: string;
            };
            readonly paying: components["schemas"]["Payer"];
            readonly members: readonly components["schemas"]["GroupMember"][];
            readonly resets_at: string;
            readonly transfer_offer: {
                readonly to_accountId: string;
                readonly to_display_name: string;
                readonly offered_at: string;
                readonly expires_at: string;
            } | null;
        };
        readonly Invitation: {
            /** @description A handle to revoke or resend it; it accepts nothing */
            readonly token: string;
            readonly email: string;
            readonly status: "pending" | "accepted" | "declined" | "revoked" | "expired";
            readonly role: {
                readonly role_id: string;
                readonly role_name: string;
            } | null;
            readonly monthly_cap: string | null;
            readonly invited_by: components["schemas"]["PersonRef"];
            readonly sent_at: string;
            readonly expires_at: string;
            readonly resend_count: number;
            readonly revoked_because: "inviter" | null;
        };
        readonly SentInvitation: {
            /** @description A handle to revoke or resend it; it accepts nothing */
            readonly token: string;
            readonly email: string;
            readonly status: "pending" | "accepted" | "declined" | "revoked" | "expired";
            readonly role: {
                readonly role_id: string;
                readonly role_name: string;
            } | null;
            readonly monthly_cap: string | null;
            readonly invited_by: components["schemas"]["PersonRef"];
            readonly sent_at: string;
            readonly expires_at: string;
            readonly resend_count: number;
            readonly revoked_because: "inviter" | null;
            /** @description To copy: it opens the invitation and proves no e-mail; null when the same call is sent again */
            readonly link: string | null;
            /** @description When the letter will leave that waits for another day; null: now */
            readonly letter_at: string | null;
        };
        readonly InvitationView: {
            readonly kind: "group" | "company";
            readonly organisation: {
                readonly name: string;
            };
            readonly inviter: {
                readonly display_name: string;
            };
            /** @description Masked */
            readonly email: string;
            /** @description replaced: a newer letter has been sent for the same invitation; only that one opens it */
            readonly state: "pending" | "accepted" | "declined" | "revoked" | "expired" | "replaced";
            readonly revoked_because: "inviter" | null;
            readonly role_name: string | null;
            readonly monthly_cap: string | null;
            readonly expires_at: string;
            /** @description Whether the link came by e-mail or a code confirmed the address; otherwise a visitor needs a code */
            readonly proves_email: boolean;
            readonly viewer: {
                readonly is_addressee: boolean;
                readonly obstacle: ("member" | "other_group" | "other_company" | "staff") | null;
                readonly paying: "company" | null;
            } | null;
        };
        readonly InvitationCodeSent: {
            /** @description Masked */
            readonly email: string;
            readonly expires_at: string;
            readonly resend_after: string;
        };
        readonly ConfirmedInvitation: {
            /** @description A secret that proves the e-mail for an hour; it takes the place of the link’s */
            readonly token: string;
        };
        readonly AcceptedInvitation: {
            readonly kind: "group" | "company";
            readonly organisation: components["schemas"]["NameRef"];
            /** @description Whether this call made the account and opened its session */
            readonly has_signed_in: boolean;
        };
        readonly CompanyUser: {
            readonly user_id: string;
            readonly display_name: string;
            readonly email: string;
            readonly avatar: string | null;
            readonly role: components["schemas"]["RoleRef"];
            readonly is_owner: boolean;
            /** @description false: suspended; the company does not pay for them meanwhile */
            readonly is_active: boolean;
            readonly monthly_cap: string | null;
            readonly spent_this_month: string;
            readonly last_sign_in_at: string | null;
            readonly joined_at: string;
        };
        readonly CompanyUserPage: {
            readonly items: readonly components["schemas"]["CompanyUser"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
        };
        readonly CompanyEvent: {
            readonly id: string;
            readonly at: string;
            /** @description `company.update`, `company.user_role`, … */
            readonly action: string;
            readonly actor: components["schemas"]["PersonRef"] | null;
            readonly user: components["schemas"]["PersonRef"] | null;
            /** @description What is another value now; of `role_id` the name of the role */
            readonly changes: readonly {
                readonly field: string;
                readonly before: string | null;
                readonly after: string | null;
            }[];
        };
        readonly CompanyEventPage: {
            readonly items: readonly components["schemas"]["CompanyEvent"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
        };
        readonly Role: {
            readonly role_id: string;
            readonly role_name: string;
            readonly description: string;
            /** @description Static permissions, then the rules of model access in their order */
            readonly permissions: readonly string[];
            readonly company_id: string | null;
            readonly company_name: string | null;
            /** @description It can be read and copied, not changed */
            readonly is_system: boolean;
            /** @description Who has it, who gets it back after a suspension, and who keeps it beside a role of a company */
            readonly users_count: number;
            /** @description Of those the last */
            readonly kept_count: number;
            /** @description How many of the enabled models it opens */
            readonly models_open: number;
            readonly models_total: number;
            /** @description Whether the caller holds all that it grants */
            readonly may_assign: boolean;
            readonly version: number;
            readonly updated_at: string;
            readonly updated_by: components["schemas"]["PersonRef"] | null;
        };
        readonly SavedRole: {
            readonly role_id: string;
            readonly role_name: string;
            readonly description: string;
            /** @description Static permissions, then the rules of model access in their order */
            readonly permissions: readonly string[];
            readonly company_id: string | null;
            readonly company_name: string | null;
            /** @description It can be read and copied, not changed */
            readonly is_system: boolean;
            /** @description Who has it, who gets it back after a suspension, and who keeps it beside a role of a company */
            readonly users_count: number;
            /** @description Of those the last */
            readonly kept_count: number;
            /** @description How many of the enabled models it opens */
            readonly models_open: number;
            readonly models_total: number;
            /** @description Whether the caller holds all that it grants */
            readonly may_assign: boolean;
            readonly version: number;
            readonly updated_at: string;
            readonly updated_by: components["schemas"]["PersonRef"] | null;
            readonly diff: {
                readonly added: readonly string[];
                readonly removed: readonly string[];
            };
            /** @description Strings that are no permission, or name an unknown value (product §5.7) */
            readonly dropped: readonly string[];
            readonly proposal: components["schemas"]["Proposal"] | null;
        };
        readonly Company: {
            readonly id: string;
            readonly name: string;
            readonly full_name: string;
            readonly inn: string | null;
            readonly kpp: string | null;
            readonly ogrn: string | null;
            readonly legal_address: string | null;
            readonly director_name: string | null;
            readonly phone: string | null;
            readonly email: string | null;
            /** @description Of the facts, to be sent back with a change of them */
            readonly version: string;
            readonly bank_details: {
                readonly bik: string | null;
                readonly bank_name: string | null;
                readonly account: string | null;
                readonly corr_account: string | null;
            } | null;
            /** @description The same of the bank details; null where they are */
            readonly bank_version: string | null;
            readonly payer: {
                readonly id: string;
                readonly kind: "user" | "group" | "company";
                readonly name: string;
                readonly tier: string;
                /** @description This and the two below: null without `company_balance:view` */
                readonly balance: string | null;
                readonly available: string | null;
                readonly held: string | null;
            };
            readonly owner_id: string | null;
            readonly owner_name: string | null;
            readonly users_count: number;
            readonly created_at: string;
            /** @description Whether the caller may change facts and bank details, and reads the latter */
            readonly may_edit: boolean;
            readonly membership: {
                readonly is_owner: boolean;
                readonly role: components["schemas"]["RoleRef"];
                readonly monthly_cap: string | null;
                readonly spent_this_month: string;
                readonly resets_at: string;
                readonly joined_at: string;
            };
            /** @description What a new company has done of its first steps; null once all are done, once it has spent, and for whoever may not edit it */
            readonly setup: {
                readonly topped_up: boolean;
                readonly invited: boolean;
                readonly capped: boolean;
            } | null;
            /** @description Whom to ask: the owner first, then who manages the people */
            readonly managers: readonly {
                readonly user_id: string;
                readonly display_name: string;
                readonly email: string;
            }[];
        };
        readonly CompanyFactor: {
            /** @description Whether the owner asks a second factor of the people */
            readonly is_required: boolean;
            readonly people: number;
            /** @description How many of them have none */
            readonly missing: number;
            /** @description Whether the caller has one, without which they cannot ask it of others */
            readonly has_own: boolean;
            /** @description The first fifty of those, by name, each with the time from which the cabinet is closed to them, and whether it is by now */
            readonly without: readonly {
                readonly user_id: string;
                readonly display_name: string;
                readonly email: string;
                readonly due_at: string | null;
                readonly is_closed: boolean;
            }[];
        };
        readonly RolePage: {
            readonly items: readonly components["schemas"]["Role"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
        };
        readonly PermissionInfo: {
            readonly id: string;
            readonly name: string;
            readonly category: string;
            readonly dynamic: boolean;
            /** @description The code asks for it, so it cannot be deleted */
            readonly is_known: boolean;
            readonly used_by_roles: number;
            /** @description Those roles, the first 50 */
            readonly roles: readonly {
                readonly role_id: string;
                readonly role_name: string;
                readonly company_name: string | null;
            }[];
        };
        readonly SuggestedModel: {
            readonly id: string;
            readonly name: string;
            readonly vendor: string;
            readonly type: string;
            readonly tags: readonly string[];
            readonly enabled: boolean;
        };
        readonly PreviewRow: {
            readonly id: string;
            readonly name: string;
            readonly vendor: string;
            readonly type: string;
            readonly tags: readonly string[];
            readonly hasAccess: boolean;
            readonly reason: string | null;
            /** @description The rule that decided */
            readonly rule: string;
            /** @description The rules before it that say something of this model */
            readonly overridden: readonly string[];
        };
        readonly CorrectionScope: {
            readonly type: "all" | "vendor" | "tag" | "type" | "model";
            readonly value: string | null;
            /** @description Of a model its name, else the value */
            readonly name: string | null;
        };
        readonly CorrectionTarget: {
            readonly payer_id: string | null;
            readonly tier: string | null;
            /** @description The payer's or the tier's; null is everybody */
            readonly name: string | null;
        };
        readonly RateCorrection: {
            readonly id: string;
            readonly number: number;
            readonly scope: components["schemas"]["CorrectionScope"];
            readonly target: components["schemas"]["CorrectionTarget"];
            readonly multiplier: string;
            readonly reason: string;
            readonly valid_from: string;
            readonly valid_to: string | null;
            /** @description False once it was withdrawn */
            readonly is_active: boolean;
            readonly state: "active" | "planned" | "past" | "inactive";
            readonly created_by: components["schemas"]["PersonRef"] | null;
            readonly created_at: string;
            readonly updated_by: components["schemas"]["PersonRef"] | null;
            readonly updated_at: string | null;
            readonly deactivated_by: components["schemas"]["PersonRef"] | null;
            readonly deactivated_at: string | null;
            readonly deactivation_reason: string | null;
            readonly version: number;
        };
        readonly RateCorrectionPage: {
            readonly items: readonly components["schemas"]["RateCorrection"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
            readonly counts: {
                readonly active: number;
                readonly planned: number;
                readonly past: number;
                readonly inactive: number;
            };
        };
        readonly RateCorrectionOverlaps: {
            readonly total: number;
            /** @description The strongest first, at most 50 */
            readonly items: readonly {
                readonly correction: components["schemas"]["RateCorrection"];
                /** @description Which of both applies where they meet */
                readonly wins: "this" | "other";
                /** @description How many models both cover */
                readonly models: number;
                readonly from: string;
                readonly to: string | null;
            }[];
        };
        readonly NewRateCorrection: {
            /** @description Of one that is only proposed: the id that it will have */
            readonly id: string;
            /** @description Null while it is only proposed: then `proposal` is set, `is_active` is false and nothing applies */
            readonly number: number | null;
            readonly scope: components["schemas"]["CorrectionScope"];
            readonly target: components["schemas"]["CorrectionTarget"];
            readonly multiplier: string;
            readonly reason: string;
            readonly valid_from: string;
            readonly valid_to: string | null;
            /** @description False once it was withdrawn */
            readonly is_active: boolean;
            readonly state: "active" | "planned" | "past" | "inactive";
            readonly created_by: components["schemas"]["PersonRef"] | null;
            readonly created_at: string;
            readonly updated_by: components["schemas"]["PersonRef"] | null;
            readonly updated_at: string | null;
            readonly deactivated_by: components["schemas"]["PersonRef"] | null;
            readonly deactivated_at: string | null;
            readonly deactivation_reason: string | null;
            readonly version: number;
            readonly overlaps: components["schemas"]["RateCorrectionOverlaps"];
            readonly proposal: components["schemas"]["Proposal"] | null;
        };
        readonly RateCorrectionOptions: {
            readonly models: readonly {
                readonly id: string;
                readonly name: string;
                readonly developer: string;
                readonly type: string;
                readonly tags: readonly string[];
                readonly enabled: boolean;
            }[];
            /** @description The lowest first */
            readonly tiers: readonly {
                readonly code: string;
                readonly name: string;
                readonly threshold: string;
                readonly multiplier: string;
                /** @description A payer of the caller's own has it: a correction for it takes two people */
                readonly is_own: boolean;
            }[];
            /** @description The multipliers that one person sets alone */
            readonly alone: {
                readonly min: string;
                readonly max: string;
            };
        };
        readonly RateCorrectionImpact: {
            readonly days: number;
            readonly from: string;
            readonly to: string;
            /** @description Those that it would have priced */
            readonly charges: number;
            readonly amount_before: string;
            readonly amount_after: string;
            readonly difference: string;
            readonly payers_count: number;
            /** @description The 20 with the largest difference */
            readonly payers: readonly {
                readonly id: string;
                readonly name: string;
                readonly charges: number;
                readonly before: string;
                readonly after: string;
                readonly difference: string;
            }[];
            /** @description Those in its reach that a stronger correction priced */
            readonly outranked: number;
            readonly models_count: number;
            /** @description The 20 with the largest difference */
            readonly models: readonly {
                readonly id: string;
                readonly name: string;
                readonly charges: number;
                readonly before: string;
                readonly after: string;
                readonly difference: string;
            }[];
        };
        readonly RateCorrectionPayer: {
            readonly id: string;
            readonly kind: "user" | "group" | "company";
            readonly name: string;
            /** @description What tells it from others of that name: an e-mail or an ИНН */
            readonly hint: string;
            /** @description The caller's own: somebody else sets its tier and makes corrections for it */
            readonly is_own: boolean;
            readonly tier: string;
            readonly tier_is_manual: boolean;
            readonly tier_reason: string | null;
            readonly tier_set_by: components["schemas"]["PersonRef"] | null;
            readonly tier_set_at: string | null;
        };
        readonly PayerTier: {
            readonly payer_id: string;
            readonly tier: string;
            readonly tier_is_manual: boolean;
            readonly tier_reason: string | null;
            readonly tier_set_by: components["schemas"]["PersonRef"] | null;
            readonly tier_set_at: string | null;
        };
        readonly RateCorrectionDetail: {
            readonly id: string;
            readonly number: number;
            readonly scope: components["schemas"]["CorrectionScope"];
            readonly target: components["schemas"]["CorrectionTarget"];
            readonly multiplier: string;
            readonly reason: string;
            readonly valid_from: string;
            readonly valid_to: string | null;
            /** @description False once it was withdrawn */
            readonly is_active: boolean;
            readonly state: "active" | "planned" | "past" | "inactive";
            readonly created_by: components["schemas"]["PersonRef"] | null;
            readonly created_at: string;
            readonly updated_by: components["schemas"]["PersonRef"] | null;
            readonly updated_at: string | null;
            readonly deactivated_by: components["schemas"]["PersonRef"] | null;
            readonly deactivated_at: string | null;
            readonly deactivation_reason: string | null;
            readonly version: number;
            readonly proposal: components["schemas"]["Proposal"] | null;
            /** @description The newest first */
            readonly history: readonly {
                readonly at: string;
                readonly action: "create" | "update" | "deactivate";
                readonly by: components["schemas"]["PersonRef"] | null;
                readonly proposed_by: components["schemas"]["PersonRef"] | null;
                readonly changes: readonly {
                    readonly field: string;
                    readonly before: string | null;
                    readonly after: string | null;
                }[];
            }[];
        };
        readonly SavedRateCorrection: {
            readonly id: string;
            readonly number: number;
            readonly scope: components["schemas"]["CorrectionScope"];
            readonly target: components["schemas"]["CorrectionTarget"];
            readonly multiplier: string;
            readonly reason: string;
            readonly valid_from: string;
            readonly valid_to: string | null;
            /** @description False once it was withdrawn */
            readonly is_active: boolean;
            readonly state: "active" | "planned" | "past" | "inactive";
            readonly created_by: components["schemas"]["PersonRef"] | null;
            readonly created_at: string;
            readonly updated_by: components["schemas"]["PersonRef"] | null;
            readonly updated_at: string | null;
            readonly deactivated_by: components["schemas"]["PersonRef"] | null;
            readonly deactivated_at: string | null;
            readonly deactivation_reason: string | null;
            readonly version: number;
            readonly overlaps: components["schemas"]["RateCorrectionOverlaps"];
            readonly proposal: components["schemas"]["Proposal"] | null;
        };
        readonly WithdrawnRateCorrection: {
            readonly id: string;
            readonly number: number;
            readonly scope: components["schemas"]["CorrectionScope"];
            readonly target: components["schemas"]["CorrectionTarget"];
            readonly multiplier: string;
            readonly reason: string;
            readonly valid_from: string;
            readonly valid_to: string | null;
            /** @description False once it was withdrawn */
            readonly is_active: boolean;
            readonly state: "active" | "planned" | "past" | "inactive";
            readonly created_by: components["schemas"]["PersonRef"] | null;
            readonly created_at: string;
            readonly updated_by: components["schemas"]["PersonRef"] | null;
            readonly updated_at: string | null;
            readonly deactivated_by: components["schemas"]["PersonRef"] | null;
            readonly deactivated_at: string | null;
            readonly deactivation_reason: string | null;
            readonly version: number;
            readonly proposal: components["schemas"]["Proposal"] | null;
        };
        readonly AdminUser: {
            readonly id: string;
            readonly email: string;
            readonly display_name: string;
            readonly phone: string | null;
            readonly avatar: string | null;
            readonly role: {
                readonly role_id: string;
                readonly role_name: string;
                readonly company_id: string | null;
            };
            readonly global_role: components["schemas"]["RoleRef"] | null;
            readonly account_type: "personal" | "group" | "company";
            readonly company: components["schemas"]["NameRef"] | null;
            readonly group: components["schemas"]["NameRef"] | null;
            readonly is_active: boolean;
            /** @description False: invited, and has not set one yet */
            readonly has_password: boolean;
            /** @description Of the personal account */
            readonly balance: string;
            /** @description Charges of the last 30 days, whoever paid */
            readonly spent_30d: string;
            readonly created_at: string;
            readonly last_sign_in_at: string | null;
            readonly updated_at: string;
        };
        readonly AdminUserPage: {
            readonly items: readonly components["schemas"]["AdminUser"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
        };
        readonly ChangedUser: {
            readonly id: string;
            readonly email: string;
            readonly display_name: string;
            readonly phone: string | null;
            readonly avatar: string | null;
            readonly role: {
                readonly role_id: string;
                readonly role_name: string;
                readonly company_id: string | null;
            };
            readonly global_role: components["schemas"]["RoleRef"] | null;
            readonly account_type: "personal" | "group" | "company";
            readonly company: components["schemas"]["NameRef"] | null;
            readonly group: components["schemas"]["NameRef"] | null;
            readonly is_active: boolean;
            /** @description False: invited, and has not set one yet */
            readonly has_password: boolean;
            /** @description Of the personal account */
            readonly balance: string;
            /** @description Charges of the last 30 days, whoever paid */
            readonly spent_30d: string;
            readonly created_at: string;
            readonly last_sign_in_at: string | null;
            readonly updated_at: string;
            /** @description What takes effect once a second person confirms it */
            readonly proposals: readonly components["schemas"]["Proposal"][];
        };
        readonly AdminUserPayer: {
            readonly id: string;
            readonly kind: "user" | "group" | "company";
            readonly name: string;
            /** @description Whether the person spends from it now */
            readonly pays: boolean;
            readonly is_active: boolean;
            readonly balance: string;
            readonly held: string;
            readonly credit_limit: string;
            /** @description What may be spent now: balance − held + credit_limit, and nothing while there is a debt */
            readonly available: string;
            readonly tier: string;
        };
        readonly AuditChange: {
            /** @description As `fields` has it */
            readonly field: string;
            /** @description What people call it */
            readonly title: string;
            readonly kind: "added" | "removed" | "changed" | "same";
            /** @description A line for each item of a list or field of an object; none means nothing */
            readonly before: readonly {
                readonly text: string;
                /** @description The id behind a name */
                readonly id: string | null;
            }[];
            /** @description A line for each item of a list or field of an object; none means nothing */
            readonly after: readonly {
                readonly text: string;
                /** @description The id behind a name */
                readonly id: string | null;
            }[];
        };
        readonly AuditRow: {
            /** @description Its number in the chain */
            readonly seq: number;
            readonly id: string;
            readonly at: string;
            /** @description `role.update`, `auth.sign_in`, … */
            readonly action: string;
            /** @description The action in words; its code where it has none */
            readonly action_text?: string;
            /** @description Null: the cabinet itself, or nobody known */
            readonly actor: {
                readonly id: string;
                readonly display_name: string;
                readonly email: string;
            } | null;
            /** @description Who did it: the name of the actor, or what wrote it */
            readonly actor_text?: string;
            readonly writer: ("visitor" | "reset-code" | "stop-link" | "email-link" | "cabinet" | "proposals-take-effect" | "watch-canaries" | "create-admin" | "reset-factors") | null;
            /** @description The id of the job or the proposal by which the actor has begun it, where they were not there any more */
            readonly begun: string | null;
            readonly begun_text?: string | null;
            readonly entity_type: string;
            /** @description The kind of thing in words */
            readonly entity_text?: string;
            readonly entity_id: string | null;
            /** @description What people call it now; null where nothing of that id has a name any more */
            readonly entity_label: string | null;
            /** @description The payer of the group or the company that it is about: its page is theirs */
            readonly entity_payer_id?: string | null;
            /** @description The names in it are data */
            readonly fields: {
                readonly before: {
                    readonly [key: string]: unknown;
                } | null;
                readonly after: {
                    readonly [key: string]: unknown;
                } | null;
            };
            /** @description The same in words, what differs first; of a reading, how much was read and by which filter */
            readonly changes?: readonly components["schemas"]["AuditChange"][];
            readonly ip: string | null;
            readonly user_agent: string | null;
            readonly trace_id: string | null;
            readonly previous_hash: string;
            readonly hash: string;
        };
        readonly AdminUserDetail: {
            readonly id: string;
            readonly email: string;
            readonly display_name: string;
            readonly phone: string | null;
            readonly avatar: string | null;
            readonly role: {
                readonly role_id: string;
                readonly role_name: string;
                readonly company_id: string | null;
            };
            readonly global_role: components["schemas"]["RoleRef"] | null;
            readonly account_type: "personal" | "group" | "company";
            readonly company: components["schemas"]["NameRef"] | null;
            readonly group: components["schemas"]["NameRef"] | null;
            readonly is_active: boolean;
            /** @description False: invited, and has not set one yet */
            readonly has_password: boolean;
            /** @description Of the personal account */
            readonly balance: string;
            /** @description Charges of the last 30 days, whoever paid */
            readonly spent_30d: string;
            readonly created_at: string;
            readonly last_sign_in_at: string | null;
            readonly updated_at: string;
            /** @description Whoever asks: they switch themself off and delete themself nowhere */
            readonly is_self: boolean;
            /** @description A password alone opens no session of theirs */
            readonly has_second_factor: boolean;
            readonly owns_company: boolean;
            readonly owns_group: boolean;
            readonly suspended_in: components["schemas"]["NameRef"] | null;
            readonly low_balance_threshold: string | null;
            /** @description How long the last link to set the password opens */
            readonly invited_until: string | null;
            readonly sessions: readonly components["schemas"]["ShownSession"][];
            readonly payers: readonly components["schemas"]["AdminUserPayer"][];
            readonly month: {
                readonly cap: string;
                readonly spent: string;
                readonly resets_at: string;
            } | null;
            /** @description Of the role, with the rules of model access */
            readonly permissions: readonly string[];
            readonly global_permissions: readonly string[] | null;
            /** @description The last 20 rows about the person */
            readonly audit: readonly components["schemas"]["AuditRow"][];
        };
        readonly PersonInvitation: {
            readonly id: string;
            readonly email: string;
            readonly status: "pending" | "accepted" | "declined" | "revoked" | "expired";
            readonly invited_by: components["schemas"]["PersonRef"];
            readonly sent_at: string;
            readonly expires_at: string;
            readonly revoked_because: "inviter" | null;
            readonly payer: {
                readonly id: string;
                readonly kind: "group" | "company";
                readonly name: string;
            };
        };
        readonly PersonInvitations: {
            readonly received: {
                readonly total: number;
                /** @description The newest twenty */
                readonly items: readonly components["schemas"]["PersonInvitation"][];
            };
            readonly sent: {
                readonly total: number;
                /** @description The newest twenty */
                readonly items: readonly components["schemas"]["PersonInvitation"][];
            };
        };
        readonly PersonalMoney: {
            /** @description The payer */
            readonly id: string;
            readonly balance: string;
            readonly held: string;
            readonly debt: string;
            readonly credit_limit: string;
            /** @description Payment requests that may still be paid */
            readonly open_requests: number;
            readonly open_amount: string;
        };
        readonly AdminUserDeletion: {
            readonly payer: components["schemas"]["PersonalMoney"] | null;
            /** @description While they own one they are not deleted */
            readonly owns: {
                readonly company: string | null;
                readonly group: string | null;
            };
        };
        readonly DeletedUser: {
            readonly id: string;
            /** @description As it was; somebody else may have it by now */
            readonly email: string;
            readonly display_name: string;
            readonly created_at: string;
            readonly deleted_at: string;
            readonly deleted_by: components["schemas"]["PersonRef"] | null;
            readonly reason: string | null;
            readonly payer: components["schemas"]["PersonalMoney"] | null;
        };
        readonly AdminCompany: {
            readonly id: string;
            readonly name: string;
            readonly inn: string | null;
            readonly kpp: string | null;
            readonly is_verified: boolean;
            /** @description The account that pays for its people, which is also its page for staff */
            readonly payer_id: string;
        };
        readonly AdminCompanyPage: {
            readonly items: readonly components["schemas"]["AdminCompany"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
        };
        readonly CompanyVerifiedBy: {
            readonly kind: "transfer" | "people";
            readonly transfer: {
                readonly number: string;
                readonly date: string;
                readonly statement_id: string;
                /** @description Of the line */
                readonly n: number;
            } | null;
            readonly people: {
                readonly first: string;
                readonly second: string;
                readonly at: string;
            } | null;
        };
        readonly CompanyVerification: {
            readonly company: components["schemas"]["CompanyFacts"];
            readonly name: string;
            readonly account: string | null;
            readonly bank_name: string | null;
            readonly verified_by: components["schemas"]["CompanyVerifiedBy"] | null;
            readonly first: {
                readonly by: components["schemas"]["PersonRef"];
                readonly at: string;
                /** @description Who may give the second one */
                readonly awaits: readonly components["schemas"]["PersonRef"][];
            } | null;
            /** @description What the caller may do now */
            readonly may: {
                readonly confirm: boolean;
                readonly revoke: boolean;
            };
        };
        readonly JobWithheld: {
            /** @description author: both are for the author alone; permission: the author has lost the permission */
            readonly by: "author" | "permission";
            readonly permission: ("user:manage" | "role:manage" | "permission:manage" | "payment_request:manage" | "rate_correction:manage" | "company_user:manage" | "company_role:manage" | "company:transactions" | "company:view_payment_requests" | "company_balance:view" | "group:view_transactions" | "group:view_payment_requests") | null;
        };
        readonly BackgroundJob: {
            readonly id: string;
            /** @description users.bulk, transactions.export, … */
            readonly kind: string;
            /** @description What a job of several actions does: of users.bulk activate, deactivate or set_role */
            readonly action: string | null;
            readonly status: "queued" | "running" | "done" | "cancelled" | "failed";
            /** @description 0 while nobody knows */
            readonly total: number;
            /** @description With those that failed */
            readonly done: number;
            readonly failed_count: number;
            readonly created_by: components["schemas"]["PersonRef"];
            readonly created_at: string;
            readonly started_at: string | null;
            readonly finished_at: string | null;
            /** @description Somebody has called it off */
            readonly is_cancelled: boolean;
            /** @description admin/jobs/{id}/file answers it, for a day */
            readonly has_file: boolean;
            readonly withheld: components["schemas"]["JobWithheld"] | null;
        };
        readonly BackgroundJobPage: {
            readonly items: readonly components["schemas"]["BackgroundJob"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
        };
        readonly BackgroundJobDetail: {
            readonly id: string;
            /** @description users.bulk, transactions.export, … */
            readonly kind: string;
            /** @description What a job of several actions does: of users.bulk activate, deactivate or set_role */
            readonly action: string | null;
            readonly status: "queued" | "running" | "done" | "cancelled" | "failed";
            /** @description 0 while nobody knows */
            readonly total: number;
            /** @description With those that failed */
            readonly done: number;
            readonly failed_count: number;
            readonly created_by: components["schemas"]["PersonRef"];
            readonly created_at: string;
            readonly started_at: string | null;
            readonly finished_at: string | null;
            /** @description Somebody has called it off */
            readonly is_cancelled: boolean;
            /** @description admin/jobs/{id}/file answers it, for a day */
            readonly has_file: boolean;
            readonly withheld: components["schemas"]["JobWithheld"] | null;
            /** @description At most 1,000; failed_count says how many there are. None while they are withheld */
            readonly failed: readonly {
                readonly id: string;
                readonly label: string;
                readonly code: string;
                readonly message: string;
            }[];
            readonly failure: {
                readonly code: string;
                readonly message: string;
            } | null;
        };
        readonly AdminPayer: {
            readonly id: string;
            readonly kind: "user" | "group" | "company";
            readonly name: string;
            readonly owner: {
                readonly id: string;
                readonly display_name: string;
                readonly email: string;
            } | null;
            readonly tier: string;
            readonly tier_is_manual: boolean;
            readonly balance: string;
            readonly held: string;
            readonly credit_limit: string;
            readonly total_topped_up: string;
            readonly total_spent: string;
            readonly spent_30d: string;
            readonly is_active: boolean;
            /** @description Of a dissolved group, a closed company or a deleted person: for good */
            readonly is_closed: boolean;
            readonly created_at: string;
            readonly company: components["schemas"]["CompanyFacts"] | null;
        };
        readonly AdminPayerPage: {
            readonly items: readonly components["schemas"]["AdminPayer"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
            readonly totals: {
                readonly balance: string;
                readonly held: string;
                readonly count: number;
            };
        };
        readonly PayerClosing: {
            readonly at: string;
            readonly by: components["schemas"]["PersonRef"] | null;
            readonly reason: string | null;
            /** @description What was on the account: it stays there, or has gone to the successor; null where the log does not say */
            readonly amount: string | null;
        };
        readonly PayerDeed: {
            readonly at: string;
            readonly by: components["schemas"]["PersonRef"] | null;
            readonly reason: string | null;
        };
        readonly PayerTierState: {
            /** @description The tier that the top-ups give */
            readonly automatic: string;
            readonly manual: components["schemas"]["PayerDeed"] | null;
            readonly progress: components["schemas"]["TierProgress"];
        };
        readonly PayerMember: {
            readonly id: string;
            readonly display_name: string;
            readonly email: string;
            readonly monthly_cap: string | null;
            /** @description Of this account in this month, reserves included */
            readonly month_spent: string;
            /** @description False where another account pays for them */
            readonly spends_now: boolean;
        };
        readonly PayerHold: {
            readonly id: string;
            readonly amount: string;
            readonly user: components["schemas"]["PersonRef"] | null;
            readonly model: string | null;
            readonly created_at: string;
            readonly expires_at: string;
        };
        readonly PayerLimitChange: {
            readonly at: string;
            readonly by: components["schemas"]["PersonRef"] | null;
            readonly reason: string | null;
            readonly before: string;
            readonly after: string;
        };
        readonly PayerSwitchChange: {
            readonly at: string;
            readonly by: components["schemas"]["PersonRef"] | null;
            readonly reason: string | null;
            readonly is_active: boolean;
        };
        /** @description Whom it concerns that the account is switched off, or on */
        readonly PayerSwitching: {
            readonly people: number;
            /** @description What they pay with otherwise; kind null: with nothing */
            readonly others: readonly {
                readonly kind: ("user" | "group" | "company") | null;
                readonly people: number;
            }[];
        };
        readonly PayerFunds: {
            /** @description The caller's own account: somebody else adds funds to it and changes it */
            readonly is_own: boolean;
            readonly two_people_from: string;
            readonly max: string;
            /** @description What the caller has moved by hand without a second person in the last 24 hours and 30 days, over all payers */
            readonly moved_alone: {
                readonly day: string;
                readonly month: string;
            };
            /** @description From this sum on the caller's next step needs a second person */
            readonly allowance: string;
            /** @description Who may confirm a proposal of the caller */
            readonly confirmers: readonly components["schemas"]["PersonRef"][];
        };
        readonly AdminPayerDetail: {
            readonly id: string;
            readonly kind: "user" | "group" | "company";
            readonly name: string;
            readonly owner: {
                readonly id: string;
                readonly display_name: string;
                readonly email: string;
            } | null;
            readonly tier: string;
            readonly tier_is_manual: boolean;
            readonly balance: string;
            readonly held: string;
            readonly credit_limit: string;
            readonly total_topped_up: string;
            readonly total_spent: string;
            readonly spent_30d: string;
            readonly is_active: boolean;
            /** @description Of a dissolved group, a closed company or a deleted person: for good */
            readonly is_closed: boolean;
            readonly created_at: string;
            readonly company: components["schemas"]["CompanyFacts"] | null;
            /** @description What may be spent now: balance − held + credit_limit + debt */
            readonly available: string;
            /** @description How far it stands below its limit after a refund of spent money */
            readonly debt: string;
            readonly version: number;
            readonly successor: components["schemas"]["Payer"] | null;
            readonly closing?: components["schemas"]["PayerClosing"] | null;
            readonly tier_state: components["schemas"]["PayerTierState"];
            readonly members: {
                readonly total: number;
                readonly items: readonly components["schemas"]["PayerMember"][];
            };
            readonly holds: {
                readonly total: number;
                readonly items: readonly components["schemas"]["PayerHold"][];
            };
            readonly limit_change: components["schemas"]["PayerLimitChange"] | null;
            readonly switch_change: components["schemas"]["PayerSwitchChange"] | null;
            /** @description Those that wait for a second person */
            readonly proposals: readonly components["schemas"]["Proposal"][];
            readonly switching: components["schemas"]["PayerSwitching"];
            readonly funds: components["schemas"]["PayerFunds"];
        };
        readonly ProposalPage: {
            readonly items: readonly components["schemas"]["Proposal"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
        };
        readonly BankStatement: {
            readonly id: string;
            readonly file_name: string;
            readonly account: string;
            readonly period_from: string;
            readonly period_to: string;
            readonly created_at: string;
            readonly uploaded_by: components["schemas"]["PersonRef"];
            readonly lines: number;
            readonly new: number;
            readonly confirmed: number;
            readonly duplicate: number;
            readonly ignored: number;
            /** @description Documents that could not be read; part of `lines` */
            readonly unread: number;
            /** @description Of the lines that the statement was the first to tell of */
            readonly incoming_amount: string;
        };
        readonly BankStatementPage: {
            readonly items: readonly components["schemas"]["BankStatement"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
        };
        readonly BankStatementLine: {
            readonly n: number;
            readonly state: "new" | "duplicate" | "confirmed" | "ignored";
            readonly is_incoming: boolean;
            /** @description What document, as the bank calls it */
            readonly kind: string;
            readonly number: string;
            readonly date: string;
            readonly received_on: string | null;
            readonly amount: string;
            /** @description Two people confirm the line, whichever request it pays */
            readonly needs_two_people: boolean;
            readonly why_two_people: readonly string[];
            /** @description Other payments by the same document */
            readonly same_as: readonly components["schemas"]["SamePayment"][];
            readonly payer_name: string;
            readonly payer_inn: string | null;
            readonly payer_account: string;
            readonly recipient_name: string;
            readonly purpose: string;
            readonly match: {
                readonly request_id: string | null;
                readonly number: string | null;
                readonly amount: string | null;
                readonly payer_name: string | null;
                readonly company: components["schemas"]["CompanyFacts"] | null;
                /** @description Somebody has given the transfer to the payer; nobody had an invoice */
                readonly without_invoice: boolean;
                readonly confidence: "exact" | "likely" | "none";
                readonly why: readonly string[];
                /** @description What fits and is not proposed: several do, or the company is not verified */
                readonly others: readonly {
                    readonly request_id: string;
                    readonly number: string;
                    readonly payer_name: string;
                    readonly company: components["schemas"]["CompanyFacts"] | null;
                }[];
                /** @description Whether the caller may confirm it as it is proposed */
                readonly can_confirm: boolean;
                readonly comes_to: ("paid" | "first") | null;
                /** @description The first of two confirmations is there, by somebody else */
                readonly is_second: boolean;
            };
            readonly request: {
                readonly id: string;
                readonly number: string;
                readonly status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
            } | null;
            readonly confirmed: {
                readonly by: string;
                readonly at: string;
            } | null;
            readonly ignored: {
                readonly reason: string;
                readonly by: string | null;
                readonly at: string | null;
            } | null;
            readonly duplicate_of: {
                readonly statement_id: string;
                readonly file_name: string;
                readonly n: number;
            } | null;
        };
        readonly BankStatementUnread: {
            /** @description Its place among all documents of the file */
            readonly n: number;
            /** @description Where it begins in the file */
            readonly line: number;
            readonly reason: string;
            /** @description What the file says, as far as it is kept */
            readonly text: string;
            readonly duplicate_of: {
                readonly statement_id: string;
                readonly file_name: string;
                readonly n: number;
            } | null;
        };
        readonly BankStatementDetail: {
            readonly id: string;
            readonly file_name: string;
            readonly account: string;
            readonly period_from: string;
            readonly period_to: string;
            readonly created_at: string;
            readonly uploaded_by: components["schemas"]["PersonRef"];
            readonly encoding: string;
            readonly sender: string | null;
            /** @description From this sum on what the caller confirms at once needs a second person */
            readonly allowance: string;
            readonly summary: {
                readonly lines: number;
                readonly new: number;
                readonly confirmed: number;
                readonly duplicate: number;
                readonly ignored: number;
                /** @description Documents that could not be read; part of `lines` */
                readonly unread: number;
                /** @description Exact ones that the caller may confirm */
                readonly proposed: number;
                readonly proposed_amount: string;
                readonly new_amount: string;
                readonly confirmed_amount: string;
            };
            readonly lines: readonly components["schemas"]["BankStatementLine"][];
            /** @description What could not be read: it pays nothing and waits for nobody. Older releases have no such */
            readonly unread?: readonly components["schemas"]["BankStatementUnread"][];
        };
        readonly AuditRowPage: {
            readonly items: readonly components["schemas"]["AuditRow"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
            /** @description There are more rows than `total` says */
            readonly is_total_capped: boolean;
        };
        readonly AuditVerification: {
            readonly status: "never" | "running" | "interrupted" | "done";
            readonly ok: boolean | null;
            /** @description How many rows are verified */
            readonly rows: number;
            /** @description How many there were when it began */
            readonly total: number;
            readonly broken_at: number | null;
            readonly reason: ("changed" | "missing" | "relinked" | "rewritten" | "cut") | null;
            readonly head: {
                readonly seq: number;
                readonly hash: string;
            } | null;
            readonly started_by: components["schemas"]["PersonRef"] | null;
            readonly started_at: string | null;
            readonly finished_at: string | null;
        };
        readonly LedgerCheck: {
            readonly id: string;
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
        readonly LedgerCheckPage: {
            readonly items: readonly components["schemas"]["LedgerCheck"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
            readonly at_work: {
                readonly since: string;
            } | null;
        };
        readonly RemoteBuildLoads: {
            readonly build: string;
            readonly stage: "live" | "canary" | "held" | "former";
            /** @description What pages have reported, failures among it */
            readonly loads: number;
            readonly failures: number;
            readonly failure_rate: number | null;
            readonly reasons: {
                readonly network: number;
                readonly integrity: number;
                readonly malformed: number;
                readonly incompatible: number;
                readonly crashed: number;
            };
            readonly p50_ms: number | null;
            readonly p75_ms: number | null;
            readonly p95_ms: number | null;
        };
        readonly ReleasedRemote: {
            readonly name: string;
            readonly live: {
                readonly build: string;
                readonly since: string;
                readonly by: string;
            } | null;
            readonly canary: {
                readonly build: string;
                readonly since: string;
                readonly by: string;
                readonly percent: number;
            } | null;
            readonly held: readonly string[];
            /** @description The last one last */
            readonly former: readonly string[];
            readonly rollback: {
                readonly from: string;
                readonly to: string;
            } | null;
            readonly builds: readonly components["schemas"]["RemoteBuildLoads"][];
        };
        readonly RemoteChange: {
            readonly revision: number;
            readonly at: string;
            readonly by: string;
            readonly why: string;
            readonly action: "release" | "canary" | "hold" | "promote" | "rollback" | "stop" | "lay-out" | "prune";
            readonly from: string | null;
            readonly to: string | null;
            readonly percent: number | null;
        };
        readonly PromoRequest: {
            readonly id: string;
            readonly created_at: string;
            readonly user_id: string | null;
            readonly user_name: string | null;
            readonly email: string | null;
            readonly ip: string;
            readonly fingerprint: string;
            readonly user_agent: string;
            readonly code: string;
            readonly amount: string;
            readonly status: "granted" | "rejected" | "flagged";
            readonly reason: string | null;
            readonly cluster_id: string | null;
            readonly cluster_number: number | null;
            readonly ip_blocked: boolean;
            readonly fingerprint_blocked: boolean;
        };
        readonly PromoRequestPage: {
            readonly items: readonly components["schemas"]["PromoRequest"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
        };
        readonly PromoPoint: {
            /** @description When the hour, or the day of Moscow, begins */
            readonly at: string;
            readonly granted: number;
            readonly rejected: number;
            readonly flagged: number;
            readonly amount_granted: string;
        };
        readonly PromoTopIp: {
            readonly ip: string;
            /** @description More than 20 fingerprints share it */
            readonly is_shared_network: boolean;
            readonly requests: number;
            /** @description Different accounts and e-mails */
            readonly users: number;
            readonly granted: number;
            /** @description What was granted */
            readonly amount: string;
            /** @description Ever, not only in the period */
            readonly first_seen: string;
            readonly last_seen: string;
            readonly blocked: boolean;
            readonly cluster_id: string | null;
            readonly cluster_number: number | null;
        };
        readonly PromoTopFingerprint: {
            readonly fingerprint: string;
            readonly requests: number;
            /** @description Different accounts and e-mails */
            readonly users: number;
            readonly granted: number;
            /** @description What was granted */
            readonly amount: string;
            /** @description Ever, not only in the period */
            readonly first_seen: string;
            readonly last_seen: string;
            readonly blocked: boolean;
            readonly cluster_id: string | null;
            readonly cluster_number: number | null;
        };
        readonly PromoCluster: {
            readonly id: string;
            /** @description People say «К-12» */
            readonly number: number;
            readonly requests: number;
            /** @description Different accounts and e-mails */
            readonly users: number;
            /** @description Without shared networks */
            readonly ips: number;
            readonly fingerprints: number;
            readonly granted: number;
            /** @description What was granted */
            readonly amount: string;
            readonly first_seen: string;
            readonly last_seen: string;
            /** @description Until somebody says that they have looked at it */
            readonly is_new: boolean;
            readonly top_ip: string | null;
            readonly top_fingerprint: string | null;
        };
        readonly PromoRefresh: {
            readonly requested_at: string | null;
            readonly finished_at: string | null;
            readonly took_ms: number | null;
            /** @description Somebody asked for it, and it has not ended yet */
            readonly is_pending: boolean;
        };
        readonly PromoClusterPage: {
            readonly items: readonly components["schemas"]["PromoCluster"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
            readonly refresh: components["schemas"]["PromoRefresh"];
        };
        readonly PromoNode: {
            readonly key: string;
            readonly kind: "user" | "ip" | "fingerprint";
            /** @description The address, the fingerprint, or the id of an account or an e-mail */
            readonly value: string;
            readonly label: string;
            readonly requests: number;
            readonly blocked: boolean;
        };
        readonly PromoEdge: {
            /** @description The key of a fingerprint */
            readonly from: string;
            /** @description The key of an address or of a person */
            readonly to: string;
            readonly requests: number;
        };
        readonly PromoNetwork: {
            readonly ip: string;
            readonly fingerprints: number;
            readonly requests: number;
            readonly granted: number;
            readonly amount: string;
            readonly first_seen: string;
            readonly last_seen: string;
            readonly blocked: boolean;
        };
        readonly PromoClusterDetail: {
            readonly id: string;
            /** @description People say «К-12» */
            readonly number: number;
            readonly requests: number;
            /** @description Different accounts and e-mails */
            readonly users: number;
            /** @description Without shared networks */
            readonly ips: number;
            readonly fingerprints: number;
            readonly granted: number;
            /** @description What was granted */
            readonly amount: string;
            readonly first_seen: string;
            readonly last_seen: string;
            /** @description Until somebody says that they have looked at it */
            readonly is_new: boolean;
            readonly nodes: readonly components["schemas"]["PromoNode"][];
            readonly edges: readonly components["schemas"]["PromoEdge"][];
            readonly edges_total: number;
            /** @description More than 500 edges or 200 nodes: the busiest are here */
            readonly is_cut: boolean;
            readonly shared_networks: readonly components["schemas"]["PromoNetwork"][];
        };
        readonly PromoBlock: {
            readonly kind: "ip" | "fingerprint";
            readonly value: string;
            readonly reason: string;
            readonly created_by: components["schemas"]["PersonRef"] | null;
            readonly created_at: string;
            /** @description How many came from it, ever */
            readonly requests: number;
        };
        readonly PromoBlockPage: {
            readonly items: readonly components["schemas"]["PromoBlock"][];
            readonly total: number;
            readonly page: number;
            readonly limit: number;
            readonly next_cursor: string | null;
        };
        readonly PromoSource: {
            readonly kind: "ip" | "fingerprint";
            readonly value: string;
            readonly requests: number;
            /** @description How many addresses of IPv4, or /64 networks of IPv6, it is; 1 of a fingerprint */
            readonly covers: number;
            /** @description Different accounts and e-mails */
            readonly users: number;
            /** @description Those of the last 30 days of Moscow */
            readonly users_30d: number;
            readonly granted: number;
            readonly amount: string;
            /** @description Fingerprints of an address, or addresses of a fingerprint */
            readonly links: number;
            readonly block: components["schemas"]["PromoBlock"] | null;
        };
        readonly PaymentRequestsQuery: {
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
            /** @description Number, sum, document or operation of the bank; payer or author */
            readonly q?: string;
        };
        readonly PaymentRequestsExportQuery: {
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
            /** @description Number, sum, document or operation of the bank; payer or author */
            readonly q?: string;
            readonly format: "csv" | "xlsx";
        };
        readonly TransactionsQuery: {
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
            /** @description Number, sum, payment request, person, payer or model */
            readonly q?: string;
        };
        readonly TransactionsExportQuery: {
            /** @description One or several, comma separated */
            readonly type?: string;
            readonly direction?: "in" | "out";
            readonly from?: string;
            readonly to?: string;
            readonly user_id?: string;
            readonly payer_id?: string;
            readonly model_id?: string;
            /** @description Number, sum, payment request, person, payer or model */
            readonly q?: string;
            readonly format: "csv" | "xlsx";
        };
        readonly RateCorrectionsQuery: {
            readonly page?: number;
            readonly limit?: number;
            readonly sort?: string;
            /** @description One or several, comma separated */
            readonly state?: string;
            /** @description One or several, comma separated */
            readonly scope_type?: string;
            readonly scope_value?: string;
            readonly payer_id?: string;
            readonly tier?: string;
            readonly from?: string;
            readonly to?: string;
            /** @description Number, reason, model or payer */
            readonly q?: string;
        };
        readonly RateCorrectionsExportQuery: {
            /** @description One or several, comma separated */
            readonly state?: string;
            /** @description One or several, comma separated */
            readonly scope_type?: string;
            readonly scope_value?: string;
            readonly payer_id?: string;
            readonly tier?: string;
            readonly from?: string;
            readonly to?: string;
            /** @description Number, reason, model or payer */
            readonly q?: string;
            readonly format: "csv" | "xlsx";
        };
        readonly AdminProposalsQuery: {
            readonly page?: number;
            readonly limit?: number;
            readonly sort?: string;
            /** @description One or several, comma separated */
            readonly status?: string;
            /** @description One or several, comma separated */
            readonly kind?: string;
            readonly payer_id?: string;
            readonly request_id?: string;
            readonly user_id?: string;
            readonly role_id?: string;
            readonly awaits?: "me";
            /** @description Number, sum, payer, person, title, reason or document */
            readonly q?: string;
        };
        readonly NonaAdminPromoTopIpsQuery: {
            readonly from?: string;
            readonly to?: string;
            readonly ip?: string;
            readonly fingerprint?: string;
            readonly cluster_id?: string;
            readonly status?: "granted" | "rejected" | "flagged";
            readonly limit?: number;
        };
        readonly Calls: {
            readonly "GET auth/first-password/{token}": {
                readonly data: {
                    /** @description Masked */
                    readonly email: string;
                    readonly state: "open" | "used" | "revoked" | "expired" | "replaced";
                    readonly expires_at: string;
                };
            };
            readonly "POST auth/first-password": {
                readonly body: {
                    readonly token: string;
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
            readonly "POST auth/sign-in/totp": {
                readonly body: {
                    readonly code: string;
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
            readonly "POST auth/sign-in/recovery-code": {
                readonly body: {
                    readonly code: string;
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
            readonly "POST auth/passkeys/challenge": {
                readonly data: components["schemas"]["PasskeyChallenge"];
            };
            readonly "POST auth/passkeys/sign-in": {
                readonly body: {
                    readonly id: string;
                    readonly client_data: string;
                    readonly authenticator_data: string;
                    readonly signature: string;
                    readonly user_handle: string | null;
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
            readonly "GET auth/reauthentication": {
                readonly data: components["schemas"]["Confirmation"];
            };
            readonly "DELETE auth/reauthentication": {
                readonly data: null;
            };
            readonly "POST auth/reauthentication/challenge": {
                readonly data: components["schemas"]["OwnPasskeyChallenge"];
            };
            readonly "POST auth/reauthentication/passkey": {
                readonly body: {
                    readonly id: string;
                    readonly client_data: string;
                    readonly authenticator_data: string;
                    readonly signature: string;
                    readonly user_handle: string | null;
                };
                readonly data: components["schemas"]["Confirmation"];
            };
            readonly "POST auth/reauthentication/totp": {
                readonly body: {
                    readonly code: string;
                };
                readonly data: components["schemas"]["Confirmation"];
            };
            readonly "POST auth/reauthentication/password": {
                readonly body: {
                    readonly password: string;
                };
                readonly data: components["schemas"]["Confirmation"];
            };
            readonly "GET auth/email/confirm/{token}": {
                readonly data: {
                    /** @description `awaits`: it is proved, and a second person decides (product §19.5) */
                    readonly state: "open" | "awaits" | "done" | "stopped" | "expired" | "replaced" | "taken";
                    /** @description The new e-mail, masked */
                    readonly email: string;
                    /** @description Masked */
                    readonly former: string;
                    readonly expires_at: string;
                };
            };
            readonly "POST auth/email/confirm": {
                readonly body: {
                    readonly token: string;
                };
                readonly data: {
                    /** @description `awaits`: it is proved, and a second person decides (product §19.5) */
                    readonly state: "open" | "awaits" | "done" | "stopped" | "expired" | "replaced" | "taken";
                    /** @description The new e-mail, masked */
                    readonly email: string;
                    /** @description Masked */
                    readonly former: string;
                    readonly expires_at: string;
                };
            };
            readonly "GET auth/email/undo/{token}": {
                readonly data: {
                    /** @description `open`: a press stops it; `took_effect`: a press gives the former e-mail back */
                    readonly state: "open" | "took_effect" | "stopped" | "undone" | "expired" | "overruled";
                    /** @description To which the letter went, masked */
                    readonly former: string;
                    /** @description The new one, masked */
                    readonly email: string;
                    readonly asked_at: string;
                    /** @description From where it was asked for */
                    readonly device: string;
                    readonly ip: string;
                    readonly took_effect_at: string | null;
                    readonly undo_until: string | null;
                };
            };
            readonly "POST auth/email/undo": {
                readonly body: {
                    readonly token: string;
                };
                readonly data: {
                    /** @description `open`: a press stops it; `took_effect`: a press gives the former e-mail back */
                    readonly state: "open" | "took_effect" | "stopped" | "undone" | "expired" | "overruled";
                    /** @description To which the letter went, masked */
                    readonly former: string;
                    /** @description The new one, masked */
                    readonly email: string;
                    readonly asked_at: string;
                    /** @description From where it was asked for */
                    readonly device: string;
                    readonly ip: string;
                    readonly took_effect_at: string | null;
                    readonly undo_until: string | null;
                };
            };
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
            readonly "GET users": {
                readonly query: {
                    readonly q?: string;
                    readonly limit?: number;
                };
                readonly data: {
                    readonly users: readonly components["schemas"]["FoundUser"][];
                };
            };
            readonly "GET users/{id}/access": {
                readonly query: {
                    /** @description Without it every model is answered */
                    readonly model_id?: string;
                };
                readonly data: components["schemas"]["UserAccess"];
            };
            readonly "GET users/me/attention": {
                readonly data: {
                    readonly items: readonly components["schemas"]["AttentionItem"][];
                };
            };
            readonly "GET users/me/balance": {
                readonly data: {
                    readonly balance: number;
                    readonly available: string;
                    readonly held: string;
                    readonly payer: components["schemas"]["Payer"];
                    readonly updated_at: string;
                    readonly cap: components["schemas"]["Cap"] | null;
                    readonly stopped_by: ("blocked" | "unfunded" | "empty" | "cap") | null;
                };
            };
            readonly "GET users/me/debts": {
                readonly data: readonly components["schemas"]["Debt"][];
            };
            readonly "GET users/me/spending": {
                readonly query: {
                    readonly days?: number;
                };
                readonly data: {
                    readonly scope: "payer" | "own";
                    readonly payer: components["schemas"]["Payer"];
                    readonly days: readonly components["schemas"]["DaySum"][];
                    /** @description The five that cost most, from the dearest down, then the others in one */
                    readonly models: readonly components["schemas"]["ModelSum"][];
                    readonly total: string;
                    /** @description What of it the caller has spent */
                    readonly own_total: string;
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
                readonly data: readonly components["schemas"]["ShownSession"][];
            };
            readonly "DELETE users/me/sessions": {
                readonly data: {
                    readonly revoked: number;
                };
            };
            readonly "DELETE users/me/sessions/{id}": {
                readonly data: null;
            };
            readonly "POST users/{id}/avatar": {
                readonly body: {
                    readonly avatar: string;
                };
                readonly data: {
                    readonly avatar: string;
                };
            };
            readonly "GET users/me/factors": {
                readonly data: components["schemas"]["Factors"];
            };
            readonly "POST users/me/passkeys/challenge": {
                readonly data: components["schemas"]["NewPasskeyChallenge"];
            };
            readonly "POST users/me/passkeys": {
                readonly body: {
                    readonly name: string;
                    readonly id: string;
                    readonly client_data: string;
                    readonly attestation_object: string;
                    readonly transports: readonly string[];
                };
                readonly data: {
                    readonly passkey: components["schemas"]["Passkey"];
                    /** @description Ten new recovery codes, shown once; null where there are some already */
                    readonly recovery_codes: readonly string[] | null;
                };
            };
            readonly "PATCH users/me/passkeys/{id}": {
                readonly body: {
                    readonly name: string;
                };
                readonly data: components["schemas"]["Passkey"];
            };
            readonly "DELETE users/me/passkeys/{id}": {
                readonly data: null;
            };
            readonly "POST users/me/totp": {
                readonly data: components["schemas"]["TotpSecret"];
            };
            readonly "DELETE users/me/totp": {
                readonly data: null;
            };
            readonly "POST users/me/totp/confirm": {
                readonly body: {
                    readonly code: string;
                };
                readonly data: {
                    /** @description Ten new recovery codes, shown once; null where there are some already */
                    readonly recovery_codes: readonly string[] | null;
                };
            };
            readonly "POST users/me/recovery-codes": {
                readonly data: {
                    readonly codes: readonly string[];
                };
            };
            readonly "GET users/me/security-events": {
                readonly query: {
                    readonly before?: string;
                };
                readonly data: {
                    readonly items: readonly components["schemas"]["SecurityEvent"][];
                    /** @description Where the next page begins */
                    readonly next: string | null;
                };
            };
            readonly "GET users/me/email": {
                readonly data: {
                    readonly pending: {
                        readonly email: string;
                        readonly expires_at: string;
                        /** @description The link of the letter comes first */
                        readonly awaits: "link" | "second_person";
                    } | null;
                    /** @description Whether a second person confirms it besides (product §19.5) */
                    readonly takes_two: boolean;
                };
            };
            readonly "POST users/me/email": {
                readonly body: {
                    readonly email: string;
                };
                readonly data: {
                    readonly pending: {
                        readonly email: string;
                        readonly expires_at: string;
                        /** @description The link of the letter comes first */
                        readonly awaits: "link" | "second_person";
                    } | null;
                    /** @description Whether a second person confirms it besides (product §19.5) */
                    readonly takes_two: boolean;
                };
            };
            readonly "DELETE users/me/email": {
                readonly data: {
                    readonly pending: {
                        readonly email: string;
                        readonly expires_at: string;
                        /** @description The link of the letter comes first */
                        readonly awaits: "link" | "second_person";
                    } | null;
                    /** @description Whether a second person confirms it besides (product §19.5) */
                    readonly takes_two: boolean;
                };
            };
            readonly "GET users/me/views": {
                readonly query: {
                    readonly table: string;
                };
                readonly data: readonly components["schemas"]["SavedView"][];
            };
            readonly "POST users/me/views": {
                readonly body: {
                    readonly table: string;
                    readonly name: string;
                    readonly query: string;
                    readonly is_default?: boolean;
                };
                readonly data: components["schemas"]["SavedView"];
            };
            readonly "PATCH users/me/views/{id}": {
                readonly body: {
                    readonly name?: string;
                    readonly query?: string;
                    readonly is_default?: boolean;
                };
                readonly data: components["schemas"]["SavedView"];
            };
            readonly "DELETE users/me/views/{id}": {
                readonly data: null;
            };
            readonly "GET users/me": {
                readonly data: components["schemas"]["Me"];
            };
            readonly "PATCH users/{id}": {
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
            readonly "GET models/catalogue": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    readonly developer?: string;
                    readonly type?: string;
                    readonly tag?: string;
                    readonly enabled?: "" | "true" | "false";
                    /** @description Name, id or developer */
                    readonly q?: string;
                };
                readonly data: components["schemas"]["CatalogueModelPage"];
            };
            readonly "GET models/catalogue/export": {
                readonly query: {
                    readonly developer?: string;
                    readonly type?: string;
                    readonly tag?: string;
                    readonly enabled?: "" | "true" | "false";
                    /** @description Name, id or developer */
                    readonly q?: string;
                    readonly format: "csv" | "xlsx";
                };
                readonly file: true;
            };
            readonly "GET models": {
                readonly query: {
                    readonly include_disabled?: "" | "true" | "false";
                    readonly role_id?: string;
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
                        /** @description With `role_id`: whether that role may use it, and by which rule */
                        readonly access?: {
                            readonly hasAccess: boolean;
                            readonly reason: string | null;
                            readonly rule: string;
                        };
                    }[];
                };
            };
            readonly "POST models": {
                readonly body: {
                    readonly id: string;
                    readonly name: string;
                    readonly developer: string;
                    readonly type: string;
                    readonly tags?: readonly string[];
                    readonly input_price: string;
                    readonly output_price: string;
                    readonly enabled?: boolean;
                };
                readonly data: components["schemas"]["ModelDetail"];
            };
            readonly "PATCH models/{id}": {
                readonly body: {
                    readonly name?: string;
                    readonly developer?: string;
                    readonly type?: string;
                    readonly tags?: readonly string[];
                    readonly input_price?: string;
                    readonly output_price?: string;
                    /** @description When the prices begin to hold, to come; without it at once. A new plan replaces the one before */
                    readonly price_from?: string;
                    /** @description What the caller has seen: other prices than these are not replaced (RES.002) */
                    readonly prices_before?: {
                        readonly input_price: string;
                        readonly output_price: string;
                    };
                    readonly reason?: string;
                    readonly enabled?: boolean;
                };
                readonly data: components["schemas"]["ChangedModel"];
            };
            readonly "GET models/{id}": {
                readonly data: components["schemas"]["ModelDetail"];
            };
            readonly "POST models/{id}/price-impact": {
                readonly body: {
                    readonly input_price?: string;
                    readonly output_price?: string;
                };
                readonly data: components["schemas"]["ModelPriceImpact"];
            };
            readonly "GET models/price-proposals/{id}/impact": {
                readonly data: components["schemas"]["ModelPriceImpact"];
            };
            readonly "DELETE models/{id}/planned-price": {
                readonly body: {
                    /** @description What the caller has seen: another plan than this is not taken back (RES.002) */
                    readonly planned?: {
                        readonly input_price: string;
                        readonly output_price: string;
                        readonly valid_from: string;
                    };
                };
                readonly data: components["schemas"]["ModelDetail"];
            };
            readonly "GET models/{id}/access": {
                readonly data: components["schemas"]["ModelAccess"];
            };
            readonly "POST models/access": {
                readonly body: {
                    readonly id?: string;
                    readonly developer: string;
                    readonly type: string;
                    readonly tags: readonly string[];
                };
                readonly data: components["schemas"]["ModelAccess"];
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
                    readonly tier_progress_after: components["schemas"]["TierProgress"] | null;
                    readonly payer: components["schemas"]["Payer"];
                };
            };
            readonly "POST payment/pay": {
                readonly body: {
                    readonly amount: string;
                    readonly method: "card" | "invoice";
                    readonly payer_id?: string;
                };
                readonly data: components["schemas"]["Payment"];
            };
            readonly "GET payment/requests": {
                readonly query: components["schemas"]["PaymentRequestsQuery"];
                readonly data: components["schemas"]["PaymentRequestPage"];
            };
            readonly "GET payment/requests/export": {
                readonly query: components["schemas"]["PaymentRequestsExportQuery"];
                readonly file: true;
            };
            readonly "GET payment/requests/my": {
                readonly query: components["schemas"]["PaymentRequestsQuery"];
                readonly data: components["schemas"]["PaymentRequestPage"];
            };
            readonly "GET payment/requests/my/export": {
                readonly query: components["schemas"]["PaymentRequestsExportQuery"];
                readonly file: true;
            };
            readonly "GET payment/requests/company": {
                readonly query: components["schemas"]["PaymentRequestsQuery"];
                readonly data: components["schemas"]["PaymentRequestPage"];
            };
            readonly "GET payment/requests/company/export": {
                readonly query: components["schemas"]["PaymentRequestsExportQuery"];
                readonly file: true;
            };
            readonly "GET payment/requests/group": {
                readonly query: components["schemas"]["PaymentRequestsQuery"];
                readonly data: components["schemas"]["PaymentRequestPage"];
            };
            readonly "GET payment/requests/group/export": {
                readonly query: components["schemas"]["PaymentRequestsExportQuery"];
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
                    readonly user_id?: string;
                    readonly has_request?: "" | "true" | "false";
                    readonly from?: string;
                    readonly to?: string;
                    /** @description Operation of the provider, number, sum or id of the request */
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
                readonly data: components["schemas"]["PaymentRequestDetail"];
            };
            readonly "POST payment/requests/{id}/cancel": {
                readonly data: components["schemas"]["PaymentRequestDetail"];
            };
            readonly "PATCH payment/requests/{id}/status": {
                readonly body: {
                    readonly status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                    readonly reason?: string;
                    /** @description The number of the bank’s document */
                    readonly bank_reference?: string;
                    /** @description The date of that document */
                    readonly paid_on?: string;
                    /** @description From which the money came: 20 digits */
                    readonly payer_account?: string;
                    /** @description Of whoever paid: 10 or 12 digits */
                    readonly payer_inn?: string;
                    /** @description Of a refund, with user:manage: what is spent of the money becomes a debt */
                    readonly allow_debt?: boolean;
                };
                readonly data: components["schemas"]["PaymentRequestDetail"];
            };
            readonly "POST payment/requests/{id}/check": {
                readonly data: components["schemas"]["CheckedPaymentRequest"];
            };
            readonly "GET payment/requests/{id}/form": {
                readonly data: components["schemas"]["Payment"];
            };
            readonly "POST payment/requests/{id}/pay": {
                readonly data: components["schemas"]["Payment"];
            };
            readonly "GET payment/requests/{id}/invoice.pdf": {
                readonly file: true;
            };
            readonly "GET payment/requests/{id}/invoice-qr": {
                readonly data: {
                    /** @description The side of the picture in cells */
                    readonly size: number;
                    /** @description The dark cells as a path of an SVG picture */
                    readonly path: string;
                };
            };
            readonly "POST payment/requests/{id}/invoice/send": {
                readonly body: {
                    readonly email: string;
                };
                readonly data: components["schemas"]["PaymentRequestDetail"];
            };
            readonly "GET transactions": {
                readonly query: components["schemas"]["TransactionsQuery"];
                readonly data: components["schemas"]["TransactionPage"];
            };
            readonly "GET transactions/export": {
                readonly query: components["schemas"]["TransactionsExportQuery"];
                readonly file: true;
            };
            readonly "GET transactions/user": {
                readonly query: components["schemas"]["TransactionsQuery"];
                readonly data: components["schemas"]["TransactionPage"];
            };
            readonly "GET transactions/user/export": {
                readonly query: components["schemas"]["TransactionsExportQuery"];
                readonly file: true;
            };
            readonly "GET transactions/company": {
                readonly query: components["schemas"]["TransactionsQuery"];
                readonly data: components["schemas"]["TransactionPage"];
            };
            readonly "GET transactions/company/export": {
                readonly query: components["schemas"]["TransactionsExportQuery"];
                readonly file: true;
            };
            readonly "GET transactions/group": {
                readonly query: components["schemas"]["TransactionsQuery"];
                readonly data: components["schemas"]["TransactionPage"];
            };
            readonly "GET transactions/group/export": {
                readonly query: components["schemas"]["TransactionsExportQuery"];
                readonly file: true;
            };
            readonly "POST transactions/export-jobs": {
                readonly body: {
                    readonly format: "csv" | "xlsx";
                    readonly filters?: {
                        /** @description One or several, comma separated */
                        readonly type?: string;
                        readonly direction?: "in" | "out";
                        readonly from?: string;
                        readonly to?: string;
                        readonly user_id?: string;
                        readonly payer_id?: string;
                        readonly model_id?: string;
                        /** @description Number, sum, payment request, person, payer or model */
                        readonly q?: string;
                    };
                };
                readonly data: {
                    readonly job_id: string;
                    /** @description How many rows the file will have */
                    readonly total: number;
                };
            };
            readonly "GET transactions/{id}": {
                readonly data: {
                    readonly id: string;
                    /** @description «Т-000123» */
                    readonly number: string;
                    readonly type: "topup" | "bonus" | "charge" | "refund" | "adjustment" | "reversal";
                    readonly direction: "in" | "out";
                    /** @description Without a sign; the direction tells it */
                    readonly amount: string;
                    /** @description This and the one below: null where the balance is not yours to see, and in a list of your own lines of a shared account */
                    readonly balance_before: string | null;
                    readonly balance_after: string | null;
                    readonly status: "posted" | "reversed";
                    readonly payer: components["schemas"]["Payer"];
                    readonly user: components["schemas"]["PersonRef"] | null;
                    readonly model: components["schemas"]["NameRef"] | null;
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
                    readonly actor: components["schemas"]["PersonRef"] | null;
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
                        readonly prices: {
                            readonly input: string;
                            readonly output: string;
                        } | null;
                        readonly correction: {
                            readonly scope_type: "all" | "vendor" | "tag" | "type" | "model";
                            /** @description What it covers; null for all models */
                            readonly name: string | null;
                        } | null;
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
            readonly "GET group/me/members": {
                readonly data: readonly components["schemas"]["GroupMember"][];
            };
            readonly "GET group/me/usage": {
                readonly query: {
                    readonly from?: string;
                    readonly to?: string;
                };
                readonly data: components["schemas"]["Usage"];
            };
            readonly "PATCH group/members/{accountId}": {
                readonly body: {
                    readonly monthly_cap: string | null;
                };
                readonly data: readonly components["schemas"]["GroupMember"][];
            };
            readonly "DELETE group/members/{accountId}": {
                readonly data: null;
            };
            readonly "POST group/transfer-owner": {
                readonly body: {
                    readonly accountId: string;
                };
                readonly data: components["schemas"]["Group"];
            };
            readonly "DELETE group/transfer-owner": {
                readonly data: components["schemas"]["Group"];
            };
            readonly "POST group/transfer-owner/accept": {
                readonly data: components["schemas"]["Group"];
            };
            readonly "POST group/transfer-owner/decline": {
                readonly data: components["schemas"]["Group"];
            };
            readonly "GET group/invitations": {
                readonly data: readonly components["schemas"]["Invitation"][];
            };
            readonly "POST group/invite": {
                readonly body: {
                    readonly email: string;
                    readonly monthly_cap?: string | null;
                };
                readonly data: components["schemas"]["SentInvitation"];
            };
            readonly "POST group/invitations/{token}/resend": {
                readonly data: components["schemas"]["SentInvitation"];
            };
            readonly "DELETE group/invitations/{token}": {
                readonly data: null;
            };
            readonly "GET group/invitations/{token}": {
                readonly data: components["schemas"]["InvitationView"];
            };
            readonly "POST group/invitations/code": {
                readonly body: {
                    readonly token: string;
                };
                readonly data: components["schemas"]["InvitationCodeSent"];
            };
            readonly "POST group/invitations/confirm": {
                readonly body: {
                    readonly token: string;
                    /** @description Six digits */
                    readonly code: string;
                };
                readonly data: components["schemas"]["ConfirmedInvitation"];
            };
            readonly "POST group/invitations/accept": {
                readonly body: {
                    readonly token: string;
                    readonly display_name?: string;
                    readonly password?: string;
                };
                readonly data: components["schemas"]["AcceptedInvitation"];
            };
            readonly "POST group/invitations/decline": {
                readonly body: {
                    readonly token: string;
                };
                readonly data: null;
            };
            readonly "GET group/invitations/mine/{token}": {
                readonly data: components["schemas"]["InvitationView"];
            };
            readonly "POST group/invitations/mine/{token}/accept": {
                readonly data: components["schemas"]["AcceptedInvitation"];
            };
            readonly "POST group/invitations/mine/{token}/decline": {
                readonly data: null;
            };
            readonly "GET group/me": {
                readonly data: components["schemas"]["Group"] | null;
            };
            readonly "POST group": {
                readonly body: {
                    readonly name: string;
                };
                readonly data: components["schemas"]["Group"];
            };
            readonly "PATCH group": {
                readonly body: {
                    readonly name: string;
                };
                readonly data: components["schemas"]["Group"];
            };
            readonly "DELETE group": {
                readonly data: {
                    /** @description What has moved to the owner's personal account */
                    readonly amount: string;
                };
            };
            readonly "GET company/{id}/users": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    readonly role_id?: string;
                    readonly is_active?: "" | "true" | "false";
                    readonly near_cap?: "" | "true" | "false";
                    readonly cap_used_up?: "" | "true" | "false";
                    /** @description Name or e-mail */
                    readonly q?: string;
                };
                readonly data: components["schemas"]["CompanyUserPage"];
            };
            readonly "POST company/{id}/users": {
                readonly body: {
                    readonly email: string;
                    readonly monthly_cap?: string | null;
                    readonly role_id?: string;
                };
                readonly data: components["schemas"]["SentInvitation"];
            };
            readonly "GET company/{id}/users/export": {
                readonly query: {
                    readonly role_id?: string;
                    readonly is_active?: "" | "true" | "false";
                    readonly near_cap?: "" | "true" | "false";
                    readonly cap_used_up?: "" | "true" | "false";
                    /** @description Name or e-mail */
                    readonly q?: string;
                    readonly format: "csv" | "xlsx";
                };
                readonly file: true;
            };
            readonly "GET company/{id}/history": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                };
                readonly data: components["schemas"]["CompanyEventPage"];
            };
            readonly "PATCH company/{id}/users/{userId}": {
                readonly body: {
                    readonly monthly_cap?: string | null;
                    readonly is_active?: boolean;
                };
                readonly data: components["schemas"]["CompanyUser"];
            };
            readonly "DELETE company/{id}/users/{userId}": {
                readonly data: null;
            };
            readonly "PUT company/{id}/users/{userId}/role": {
                readonly body: {
                    readonly role_id: string;
                };
                readonly data: components["schemas"]["CompanyUser"];
            };
            readonly "GET company/{id}/people": {
                readonly data: readonly {
                    readonly user_id: string;
                    readonly display_name: string;
                }[];
            };
            readonly "GET company/{id}/roles": {
                readonly data: readonly components["schemas"]["Role"][];
            };
            readonly "POST company/{id}/roles": {
                readonly body: {
                    readonly name: string;
                    readonly description?: string;
                    readonly permissions: readonly string[];
                };
                readonly data: components["schemas"]["SavedRole"];
            };
            readonly "GET company/{id}/invitations": {
                readonly data: readonly components["schemas"]["Invitation"][];
            };
            readonly "POST company/{id}/invitations/{token}/resend": {
                readonly data: components["schemas"]["SentInvitation"];
            };
            readonly "DELETE company/{id}/invitations/{token}": {
                readonly data: null;
            };
            readonly "GET company/invitations/{token}": {
                readonly data: components["schemas"]["InvitationView"];
            };
            readonly "POST company/invitations/code": {
                readonly body: {
                    readonly token: string;
                };
                readonly data: components["schemas"]["InvitationCodeSent"];
            };
            readonly "POST company/invitations/confirm": {
                readonly body: {
                    readonly token: string;
                    /** @description Six digits */
                    readonly code: string;
                };
                readonly data: components["schemas"]["ConfirmedInvitation"];
            };
            readonly "POST company/invitations/accept": {
                readonly body: {
                    readonly token: string;
                    readonly display_name?: string;
                    readonly password?: string;
                };
                readonly data: components["schemas"]["AcceptedInvitation"];
            };
            readonly "POST company/invitations/decline": {
                readonly body: {
                    readonly token: string;
                };
                readonly data: null;
            };
            readonly "GET company/invitations/mine/{token}": {
                readonly data: components["schemas"]["InvitationView"];
            };
            readonly "POST company/invitations/mine/{token}/accept": {
                readonly data: components["schemas"]["AcceptedInvitation"];
            };
            readonly "POST company/invitations/mine/{token}/decline": {
                readonly data: null;
            };
            readonly "POST company": {
                readonly body: {
                    readonly name: string;
                    readonly full_name?: string | null;
                    readonly inn: string;
                    readonly kpp?: string | null;
                    readonly ogrn: string;
                    readonly legal_address: string;
                    readonly director_name: string;
                    readonly phone?: string | null;
                    readonly email?: string | null;
                    readonly bank_details?: {
                        readonly bik: string;
                        readonly bank_name: string;
                        readonly account: string;
                        readonly corr_account: string;
                    } | null;
                };
                readonly data: components["schemas"]["Company"];
            };
            readonly "GET company/{id}": {
                readonly data: components["schemas"]["Company"];
            };
            readonly "PUT company/{id}": {
                readonly body: {
                    readonly name: string;
                    readonly full_name?: string | null;
                    readonly inn: string;
                    readonly kpp?: string | null;
                    readonly ogrn: string;
                    readonly legal_address: string;
                    readonly director_name: string;
                    readonly phone?: string | null;
                    readonly email?: string | null;
                    /** @description Of what was changed; an older one is RES.002 with the company in `details.current` */
                    readonly version?: string;
                };
                readonly data: components["schemas"]["Company"];
            };
            readonly "DELETE company/{id}": {
                readonly data: null;
            };
            readonly "PUT company/{id}/bank-details": {
                readonly body: {
                    readonly bik: string;
                    readonly bank_name: string;
                    readonly account: string;
                    readonly corr_account: string;
                    /** @description Of what was changed; an older one is RES.002 with the company in `details.current` */
                    readonly version?: string;
                };
                readonly data: components["schemas"]["Company"];
            };
            readonly "GET company/{id}/second-factor": {
                readonly data: components["schemas"]["CompanyFactor"];
            };
            readonly "PUT company/{id}/second-factor": {
                readonly body: {
                    readonly is_required: boolean;
                };
                readonly data: components["schemas"]["CompanyFactor"];
            };
            readonly "GET company/{id}/usage": {
                readonly query: {
                    readonly from?: string;
                    readonly to?: string;
                };
                readonly data: components["schemas"]["Usage"];
            };
            readonly "GET roles": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    readonly scope?: "global" | "company";
                    readonly company_id?: string;
                    /** @description Name, description or company */
                    readonly q?: string;
                };
                readonly data: components["schemas"]["RolePage"];
            };
            readonly "POST roles": {
                readonly body: {
                    readonly name: string;
                    readonly description?: string;
                    readonly permissions: readonly string[];
                };
                readonly data: components["schemas"]["SavedRole"];
            };
            readonly "GET roles/global": {
                readonly data: readonly components["schemas"]["Role"][];
            };
            readonly "GET roles/company/{id}": {
                readonly data: readonly components["schemas"]["Role"][];
            };
            readonly "GET roles/{id}": {
                readonly data: components["schemas"]["Role"];
            };
            readonly "PUT roles/{id}": {
                readonly body: {
                    readonly name: string;
                    readonly description?: string;
                    readonly permissions: readonly string[];
                    /** @description Of the role that was changed; an older one is RES.002 */
                    readonly version: number;
                };
                readonly data: components["schemas"]["SavedRole"];
            };
            readonly "DELETE roles/{id}": {
                readonly query: {
                    readonly move_to?: string;
                };
                readonly data: {
                    readonly moved: number;
                };
            };
            readonly "POST roles/{id}/assign": {
                readonly body: {
                    readonly userId: string;
                };
                readonly data: {
                    readonly user_id: string;
                    /** @description The role that the person has now */
                    readonly role: {
                        readonly role_id: string;
                        readonly role_name: string;
                    };
                    readonly proposal: components["schemas"]["Proposal"] | null;
                };
            };
            readonly "POST roles/{id}/remove": {
                readonly body: {
                    readonly userId: string;
                };
                readonly data: {
                    readonly user_id: string;
                    /** @description The role that the person has now */
                    readonly role: {
                        readonly role_id: string;
                        readonly role_name: string;
                    };
                    readonly proposal: components["schemas"]["Proposal"] | null;
                };
            };
            readonly "GET permissions": {
                readonly data: readonly components["schemas"]["PermissionInfo"][];
            };
            readonly "POST permissions": {
                readonly body: {
                    readonly id: string;
                    readonly name: string;
                    readonly category: string;
                };
                readonly data: components["schemas"]["PermissionInfo"];
            };
            readonly "DELETE permissions/{id}": {
                readonly data: null;
            };
            readonly "GET permissions/calls": {
                readonly data: readonly {
                    readonly permission: string;
                    readonly method: string;
                    readonly path: string;
                }[];
            };
            readonly "GET permissions/suggestions": {
                readonly data: {
                    readonly vendors: readonly string[];
                    readonly tags: readonly string[];
                    readonly types: readonly string[];
                    readonly models: readonly components["schemas"]["SuggestedModel"][];
                };
            };
            readonly "POST permissions/dynamic/preview": {
                readonly body: {
                    readonly permissions: readonly string[];
                    readonly role_id?: string;
                };
                readonly data: {
                    readonly models: readonly components["schemas"]["PreviewRow"][];
                    readonly summary: {
                        readonly allowed: number;
                        readonly blocked: number;
                    };
                    readonly diff: {
                        readonly gained: readonly string[];
                        readonly lost: readonly string[];
                        /** @description How many people have the role */
                        readonly people: number;
                    } | null;
                };
            };
            readonly "POST permissions/dynamic/replay": {
                readonly body: {
                    readonly permissions: readonly string[];
                    readonly role_id: string;
                    readonly days?: 7 | 30 | 90;
                };
                readonly data: {
                    readonly days: number;
                    readonly from: string;
                    readonly to: string;
                    readonly charges: number;
                    readonly refused: number;
                    readonly amount_refused: string;
                    /** @description Of these, the charges that the saved rules let pass */
                    readonly refused_by_edit?: number;
                    readonly amount_by_edit?: string;
                    /** @description Those who would have been refused, the most by the edit first, the first 100 */
                    readonly people: readonly {
                        readonly user_id: string;
                        readonly display_name: string;
                        readonly refused: number;
                        readonly refused_by_edit?: number;
                        readonly amount: string;
                    }[];
                    readonly people_count: number;
                    /** @description The models of those charges, the most first */
                    readonly models: readonly {
                        readonly id: string;
                        readonly name: string;
                        readonly refused: number;
                        readonly refused_by_edit?: number;
                        readonly amount: string;
                    }[];
                };
            };
            readonly "POST permissions/dynamic/check": {
                readonly body: {
                    readonly permission: string;
                    readonly modelInfo: {
                        readonly id: string;
                        readonly name?: string;
                        readonly developer?: string;
                        readonly vendor?: string;
                        readonly type?: string;
                        readonly tags?: readonly string[];
                    };
                };
                readonly data: {
                    readonly allowed: boolean;
                    readonly matches: boolean;
                };
            };
            readonly "GET rate-corrections": {
                readonly query: components["schemas"]["RateCorrectionsQuery"];
                readonly data: components["schemas"]["RateCorrectionPage"];
            };
            readonly "POST rate-corrections": {
                readonly body: {
                    readonly scope: {
                        readonly type: "all" | "vendor" | "tag" | "type" | "model";
                        readonly value?: string | null;
                    };
                    readonly target?: {
                        readonly payer_id?: string | null;
                        readonly tier?: string | null;
                    };
                    readonly multiplier: string;
                    readonly valid_from?: string;
                    readonly valid_to?: string | null;
                    readonly reason: string;
                };
                readonly data: components["schemas"]["NewRateCorrection"];
            };
            readonly "GET rate-corrections/export": {
                readonly query: components["schemas"]["RateCorrectionsExportQuery"];
                readonly file: true;
            };
            readonly "GET rate-corrections/active": {
                readonly query: components["schemas"]["RateCorrectionsQuery"];
                readonly data: components["schemas"]["RateCorrectionPage"];
            };
            readonly "GET rate-corrections/active/export": {
                readonly query: components["schemas"]["RateCorrectionsExportQuery"];
                readonly file: true;
            };
            readonly "GET rate-corrections/options": {
                readonly data: components["schemas"]["RateCorrectionOptions"];
            };
            readonly "POST rate-corrections/overlaps": {
                readonly body: {
                    readonly scope: {
                        readonly type: "all" | "vendor" | "tag" | "type" | "model";
                        readonly value?: string | null;
                    };
                    readonly target?: {
                        readonly payer_id?: string | null;
                        readonly tier?: string | null;
                    };
                    readonly multiplier: string;
                    readonly valid_from?: string;
                    readonly valid_to?: string | null;
                    readonly id?: string | null;
                };
                readonly data: components["schemas"]["RateCorrectionOverlaps"];
            };
            readonly "POST rate-corrections/impact": {
                readonly body: {
                    readonly scope: {
                        readonly type: "all" | "vendor" | "tag" | "type" | "model";
                        readonly value?: string | null;
                    };
                    readonly target?: {
                        readonly payer_id?: string | null;
                        readonly tier?: string | null;
                    };
                    readonly multiplier: string;
                    readonly valid_from?: string;
                    readonly valid_to?: string | null;
                    readonly id?: string | null;
                };
                readonly data: components["schemas"]["RateCorrectionImpact"];
            };
            readonly "GET rate-corrections/{id}/impact": {
                readonly data: components["schemas"]["RateCorrectionImpact"];
            };
            readonly "GET rate-corrections/payers": {
                readonly query: {
                    readonly q?: string;
                    readonly id?: string;
                };
                readonly data: readonly components["schemas"]["RateCorrectionPayer"][];
            };
            readonly "PATCH rate-corrections/payer/{payerId}/tier": {
                readonly body: {
                    readonly tier: string | null;
                    readonly reason: string;
                };
                readonly data: components["schemas"]["PayerTier"];
            };
            readonly "GET rate-corrections/{id}": {
                readonly data: components["schemas"]["RateCorrectionDetail"];
            };
            readonly "PATCH rate-corrections/{id}": {
                readonly body: {
                    readonly scope?: {
                        readonly type: "all" | "vendor" | "tag" | "type" | "model";
                        readonly value?: string | null;
                    };
                    readonly target?: {
                        readonly payer_id?: string | null;
                        readonly tier?: string | null;
                    };
                    readonly multiplier?: string;
                    readonly reason?: string;
                    readonly valid_from?: string;
                    readonly valid_to?: string | null;
                    /** @description Of the correction that was changed; an older one is RES.002 */
                    readonly version: number;
                };
                readonly data: components["schemas"]["SavedRateCorrection"];
            };
            readonly "PATCH rate-corrections/{id}/deactivate": {
                readonly body: {
                    readonly reason?: string | null;
                };
                readonly data: components["schemas"]["WithdrawnRateCorrection"];
            };
            readonly "GET admin/users": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    readonly role_id?: string;
                    readonly is_active?: "" | "true" | "false";
                    /** @description One or several, comma separated */
                    readonly state?: string;
                    readonly account_type?: "personal" | "group" | "company";
                    readonly company_id?: string;
                    readonly signed_in_from?: string;
                    readonly signed_in_to?: string;
                    readonly balance_from?: string;
                    readonly balance_to?: string;
                    /** @description Name, e-mail, phone or id */
                    readonly q?: string;
                };
                readonly data: components["schemas"]["AdminUserPage"];
            };
            readonly "POST admin/users": {
                readonly body: {
                    readonly email: string;
                    readonly display_name: string;
                    readonly phone?: string | null;
                    readonly role_id?: string;
                };
                readonly data: components["schemas"]["ChangedUser"];
            };
            readonly "GET admin/users/export": {
                readonly query: {
                    readonly role_id?: string;
                    readonly is_active?: "" | "true" | "false";
                    /** @description One or several, comma separated */
                    readonly state?: string;
                    readonly account_type?: "personal" | "group" | "company";
                    readonly company_id?: string;
                    readonly signed_in_from?: string;
                    readonly signed_in_to?: string;
                    readonly balance_from?: string;
                    readonly balance_to?: string;
                    /** @description Name, e-mail, phone or id */
                    readonly q?: string;
                    readonly format: "csv" | "xlsx";
                };
                readonly file: true;
            };
            readonly "GET admin/users/{id}": {
                readonly data: components["schemas"]["AdminUserDetail"];
            };
            readonly "PUT admin/users/{id}": {
                readonly body: {
                    readonly email: string;
                    readonly display_name: string;
                    readonly phone?: string | null;
                    readonly role_id?: string;
                    /** @description Of the person that was changed; an older one is RES.002 with `details.current` */
                    readonly updated_at: string;
                };
                readonly data: components["schemas"]["ChangedUser"];
            };
            readonly "DELETE admin/users/{id}": {
                readonly body: {
                    readonly reason?: string;
                };
                readonly data: null;
            };
            readonly "GET admin/users/{id}/invitations": {
                readonly data: components["schemas"]["PersonInvitations"];
            };
            readonly "GET admin/users/{id}/deletion": {
                readonly data: components["schemas"]["AdminUserDeletion"];
            };
            readonly "GET admin/users/{id}/deleted": {
                readonly data: components["schemas"]["DeletedUser"];
            };
            readonly "POST admin/users/{id}/activate": {
                readonly body: {
                    readonly reason?: string;
                };
                readonly data: components["schemas"]["ChangedUser"];
            };
            readonly "POST admin/users/{id}/deactivate": {
                readonly body: {
                    readonly reason?: string;
                };
                readonly data: components["schemas"]["ChangedUser"];
            };
            readonly "POST admin/users/{id}/reset-factors": {
                readonly body: {
                    readonly reason: string;
                };
                readonly data: components["schemas"]["ChangedUser"];
            };
            readonly "POST admin/users/{id}/invite": {
                readonly data: components["schemas"]["ChangedUser"];
            };
            readonly "DELETE admin/users/{id}/sessions/{sessionId}": {
                readonly data: null;
            };
            readonly "DELETE admin/users/{id}/sessions": {
                readonly data: {
                    readonly revoked: number;
                };
            };
            readonly "POST admin/users/bulk": {
                readonly body: {
                    readonly action: "activate" | "deactivate" | "set_role";
                    readonly role_id?: string;
                    readonly ids?: readonly string[];
                    /** @description As in the query of the list */
                    readonly filter?: {
                        readonly role_id?: string;
                        readonly is_active?: "" | "true" | "false";
                        /** @description One or several, comma separated */
                        readonly state?: string;
                        readonly account_type?: "personal" | "group" | "company";
                        readonly company_id?: string;
                        readonly signed_in_from?: string;
                        readonly signed_in_to?: string;
                        readonly balance_from?: string;
                        readonly balance_to?: string;
                        /** @description Name, e-mail, phone or id */
                        readonly q?: string;
                    };
                    /** @description How many people the administrator has seen; another number is RES.002 with `details.count` */
                    readonly expected_count: number;
                    readonly reason?: string;
                };
                readonly data: {
                    readonly job_id: string;
                };
            };
            readonly "GET admin/companies": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    /** @description Name, ИНН or id */
                    readonly q?: string;
                };
                readonly data: components["schemas"]["AdminCompanyPage"];
            };
            readonly "GET admin/companies/{id}/verification": {
                readonly data: components["schemas"]["CompanyVerification"];
            };
            readonly "POST admin/companies/{id}/verification/confirm": {
                readonly body: {
                    readonly inn: string | null;
                    readonly kpp: string | null;
                    readonly account: string | null;
                };
                readonly data: components["schemas"]["CompanyVerification"];
            };
            readonly "POST admin/companies/{id}/verification/revoke": {
                readonly body: {
                    readonly reason: string;
                };
                readonly data: components["schemas"]["CompanyVerification"];
            };
            readonly "GET admin/jobs": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    /** @description One or several, comma separated */
                    readonly status?: string;
                    readonly kind?: string;
                    readonly mine?: "" | "true" | "false";
                };
                readonly data: components["schemas"]["BackgroundJobPage"];
            };
            readonly "GET admin/jobs/{id}": {
                readonly data: components["schemas"]["BackgroundJobDetail"];
            };
            readonly "POST admin/jobs/{id}/cancel": {
                readonly data: components["schemas"]["BackgroundJobDetail"];
            };
            readonly "POST admin/jobs/{id}/retry": {
                readonly data: {
                    readonly job_id: string;
                };
            };
            readonly "GET admin/jobs/{id}/file": {
                readonly file: true;
            };
            readonly "GET admin/payers": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    /** @description One or several, comma separated */
                    readonly kind?: string;
                    readonly tier?: string;
                    readonly is_active?: "" | "true" | "false";
                    readonly tier_is_manual?: "" | "true" | "false";
                    readonly balance_from?: string;
                    readonly balance_to?: string;
                    readonly owner_id?: string;
                    /** @description Name of the payer; name, e-mail or phone of its owner; id */
                    readonly q?: string;
                };
                readonly data: components["schemas"]["AdminPayerPage"];
            };
            readonly "GET admin/payers/export": {
                readonly query: {
                    /** @description One or several, comma separated */
                    readonly kind?: string;
                    readonly tier?: string;
                    readonly is_active?: "" | "true" | "false";
                    readonly tier_is_manual?: "" | "true" | "false";
                    readonly balance_from?: string;
                    readonly balance_to?: string;
                    readonly owner_id?: string;
                    /** @description Name of the payer; name, e-mail or phone of its owner; id */
                    readonly q?: string;
                    readonly format: "csv" | "xlsx";
                };
                readonly file: true;
            };
            readonly "POST admin/payers/add-funds": {
                readonly body: {
                    readonly payer_id: string;
                    readonly amount: string;
                    readonly reason: string;
                    readonly document?: string;
                };
                readonly data: {
                    readonly status: "posted" | "proposed";
                    readonly entry_id: string | null;
                    /** @description Of the account now */
                    readonly balance: string;
                    readonly proposal: components["schemas"]["Proposal"] | null;
                };
            };
            readonly "GET admin/payers/{id}": {
                readonly data: components["schemas"]["AdminPayerDetail"];
            };
            readonly "PATCH admin/payers/{id}": {
                readonly body: {
                    readonly is_active?: boolean;
                    readonly credit_limit?: string;
                    readonly reason: string;
                    /** @description Of the account that was read: RES.002 when it has changed meanwhile */
                    readonly version?: number;
                };
                readonly data: {
                    readonly id: string;
                    readonly kind: "user" | "group" | "company";
                    readonly name: string;
                    readonly owner: {
                        readonly id: string;
                        readonly display_name: string;
                        readonly email: string;
                    } | null;
                    readonly tier: string;
                    readonly tier_is_manual: boolean;
                    readonly balance: string;
                    readonly held: string;
                    readonly credit_limit: string;
                    readonly total_topped_up: string;
                    readonly total_spent: string;
                    readonly spent_30d: string;
                    readonly is_active: boolean;
                    /** @description Of a dissolved group, a closed company or a deleted person: for good */
                    readonly is_closed: boolean;
                    readonly created_at: string;
                    readonly company: components["schemas"]["CompanyFacts"] | null;
                    /** @description What may be spent now: balance − held + credit_limit + debt */
                    readonly available: string;
                    /** @description How far it stands below its limit after a refund of spent money */
                    readonly debt: string;
                    readonly version: number;
                    readonly successor: components["schemas"]["Payer"] | null;
                    readonly closing?: components["schemas"]["PayerClosing"] | null;
                    readonly tier_state: components["schemas"]["PayerTierState"];
                    readonly members: {
                        readonly total: number;
                        readonly items: readonly components["schemas"]["PayerMember"][];
                    };
                    readonly holds: {
                        readonly total: number;
                        readonly items: readonly components["schemas"]["PayerHold"][];
                    };
                    readonly limit_change: components["schemas"]["PayerLimitChange"] | null;
                    readonly switch_change: components["schemas"]["PayerSwitchChange"] | null;
                    /** @description Those that wait for a second person */
                    readonly proposals: readonly components["schemas"]["Proposal"][];
                    readonly switching: components["schemas"]["PayerSwitching"];
                    readonly funds: components["schemas"]["PayerFunds"];
                    readonly proposal: components["schemas"]["Proposal"] | null;
                };
            };
            readonly "GET admin/proposals": {
                readonly query: components["schemas"]["AdminProposalsQuery"];
                readonly data: components["schemas"]["ProposalPage"];
            };
            readonly "GET admin/payers/fund-proposals": {
                readonly query: components["schemas"]["AdminProposalsQuery"];
                readonly data: components["schemas"]["ProposalPage"];
            };
            readonly "POST admin/proposals/{id}/confirm": {
                readonly data: components["schemas"]["Proposal"];
            };
            readonly "POST admin/proposals/{id}/reject": {
                readonly body: {
                    readonly reason: string;
                };
                readonly data: components["schemas"]["Proposal"];
            };
            readonly "POST admin/proposals/{id}/cancel": {
                readonly data: components["schemas"]["Proposal"];
            };
            readonly "POST admin/payers/fund-proposals/{id}/confirm": {
                readonly data: components["schemas"]["Proposal"];
            };
            readonly "POST admin/payers/fund-proposals/{id}/reject": {
                readonly body: {
                    readonly reason: string;
                };
                readonly data: components["schemas"]["Proposal"];
            };
            readonly "POST admin/payers/fund-proposals/{id}/cancel": {
                readonly data: components["schemas"]["Proposal"];
            };
            readonly "GET admin/bank-statements": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    readonly from?: string;
                    readonly to?: string;
                    readonly has_new?: "" | "true" | "false";
                    /** @description Name of the file or of who uploaded it */
                    readonly q?: string;
                };
                readonly data: components["schemas"]["BankStatementPage"];
            };
            readonly "POST admin/bank-statements": {
                readonly query: {
                    readonly file_name: string;
                };
                readonly data: components["schemas"]["BankStatementDetail"];
            };
            readonly "GET admin/bank-statements/{id}/lines/{n}/payers": {
                readonly path: {
                    readonly n: number;
                };
                readonly query: {
                    readonly q?: string;
                };
                readonly data: {
                    /** @description Those that `q` finds; without it verified companies of the line’s INN */
                    readonly payers: readonly {
                        readonly id: string;
                        readonly kind: "user" | "group" | "company";
                        readonly name: string;
                        readonly owner: string | null;
                        readonly company: components["schemas"]["CompanyFacts"] | null;
                        /** @description Why the transfer may be somebody else’s */
                        readonly doubts: readonly string[];
                        readonly refusal: string | null;
                    }[];
                };
            };
            readonly "POST admin/bank-statements/{id}/lines/{n}/pay": {
                readonly path: {
                    readonly n: number;
                };
                readonly body: {
                    readonly payer_id: string;
                    readonly reason: string;
                };
                readonly data: components["schemas"]["BankStatementDetail"];
            };
            readonly "GET admin/bank-statements/{id}": {
                readonly data: components["schemas"]["BankStatementDetail"];
            };
            readonly "POST admin/bank-statements/{id}/lines/{n}/ignore": {
                readonly path: {
                    readonly n: number;
                };
                readonly body: {
                    readonly reason: string;
                };
                readonly data: components["schemas"]["BankStatementDetail"];
            };
            readonly "POST admin/bank-statements/{id}/lines/{n}/restore": {
                readonly path: {
                    readonly n: number;
                };
                readonly data: components["schemas"]["BankStatementDetail"];
            };
            readonly "POST admin/bank-statements/{id}/confirm": {
                readonly body: {
                    readonly lines: readonly {
                        readonly n: number;
                        readonly request_id: string;
                    }[];
                };
                readonly data: {
                    /** @description Lines whose request is paid now */
                    readonly confirmed: number;
                    /** @description Of these */
                    readonly amount: string;
                    readonly lines: readonly {
                        readonly n: number;
                        readonly ok: boolean;
                        readonly code: string | null;
                        readonly message: string;
                    }[];
                };
            };
            readonly "GET admin/audit": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    /** @description `next_cursor` of the page before */
                    readonly cursor?: string;
                    readonly actor_id?: string;
                    readonly action?: string;
                    readonly entity_type?: string;
                    readonly entity_id?: string;
                    readonly from?: string;
                    readonly to?: string;
                    readonly readings?: "shown" | "only";
                    /** @description Number, hash, address, trace or id of a row; name of whom it is about or of who acted */
                    readonly q?: string;
                };
                readonly data: components["schemas"]["AuditRowPage"];
            };
            readonly "GET admin/audit/export": {
                readonly query: {
                    readonly actor_id?: string;
                    readonly action?: string;
                    readonly entity_type?: string;
                    readonly entity_id?: string;
                    readonly from?: string;
                    readonly to?: string;
                    readonly readings?: "shown" | "only";
                    /** @description Number, hash, address, trace or id of a row; name of whom it is about or of who acted */
                    readonly q?: string;
                    readonly format: "csv" | "xlsx";
                };
                readonly file: true;
            };
            readonly "GET admin/audit/actions": {
                readonly data: {
                    readonly actions: readonly string[];
                    readonly entity_types: readonly string[];
                    /** @description The same with their words */
                    readonly choices?: {
                        readonly action: readonly {
                            readonly value: string;
                            readonly label: string;
                        }[];
                        readonly entity_type: readonly {
                            readonly value: string;
                            readonly label: string;
                        }[];
                    };
                };
            };
            readonly "GET admin/audit/verify": {
                readonly data: components["schemas"]["AuditVerification"];
            };
            readonly "POST admin/audit/verify": {
                readonly data: components["schemas"]["AuditVerification"];
            };
            readonly "GET admin/ledger/checks": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    readonly ok?: "" | "true" | "false";
                };
                readonly data: components["schemas"]["LedgerCheckPage"];
            };
            readonly "POST admin/ledger/checks": {
                readonly data: {
                    readonly at_work: {
                        readonly since: string;
                    } | null;
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
            readonly "GET admin/remotes": {
                readonly query: {
                    /** @description Reports of so many hours; 24 unless told */
                    readonly hours?: number;
                };
                readonly data: {
                    readonly revision: number;
                    readonly items: readonly components["schemas"]["ReleasedRemote"][];
                };
            };
            readonly "GET admin/remotes/{name}/history": {
                readonly query: {
                    /** @description 20 unless told */
                    readonly limit?: number;
                    /** @description Only changes of a smaller revision */
                    readonly before?: number;
                };
                readonly data: {
                    readonly items: readonly components["schemas"]["RemoteChange"][];
                    readonly next: number | null;
                };
            };
            readonly "POST admin/remotes/{name}/rollback": {
                readonly body: {
                    readonly from: string;
                    readonly to: string;
                    readonly why: string;
                };
                readonly data: null;
            };
            readonly "GET admin/remotes/{name}/builds/{build}": {
                readonly data: {
                    readonly name: string;
                    readonly build: string;
                    readonly stored_by: string | null;
                    readonly stored_at: string | null;
                };
            };
            readonly "GET proposals/stop/{token}": {
                readonly data: {
                    /** @description «П-000123: другая роль — Иван Петров» */
                    readonly what: string;
                    /** @description A line each; addresses are masked */
                    readonly changes: readonly string[];
                    readonly reason: string | null;
                    readonly proposed_by: string;
                    readonly created_at: string;
                    /** @description When it takes effect by itself, or has; null: people decide */
                    readonly takes_effect_at: string | null;
                    readonly state: "open" | "took_effect" | "confirmed" | "rejected" | "cancelled" | "lapsed";
                    readonly decided_by: string | null;
                    readonly decided_at: string | null;
                    /** @description Names of some who could undo it, and are not its author */
                    readonly others: readonly string[];
                    /** @description Whether it can be undone once it has taken effect; factors that are gone never come back */
                    readonly is_undoable: boolean;
                };
            };
            readonly "POST proposals/stop": {
                readonly body: {
                    readonly token: string;
                };
                readonly data: {
                    /** @description «П-000123: другая роль — Иван Петров» */
                    readonly what: string;
                    /** @description A line each; addresses are masked */
                    readonly changes: readonly string[];
                    readonly reason: string | null;
                    readonly proposed_by: string;
                    readonly created_at: string;
                    /** @description When it takes effect by itself, or has; null: people decide */
                    readonly takes_effect_at: string | null;
                    readonly state: "open" | "took_effect" | "confirmed" | "rejected" | "cancelled" | "lapsed";
                    readonly decided_by: string | null;
                    readonly decided_at: string | null;
                    /** @description Names of some who could undo it, and are not its author */
                    readonly others: readonly string[];
                    /** @description Whether it can be undone once it has taken effect; factors that are gone never come back */
                    readonly is_undoable: boolean;
                };
            };
            readonly "POST remote-loads": {
                readonly body: {
                    readonly loads: readonly {
                        readonly remote: string;
                        readonly build: string;
                        readonly outcome: "loaded" | "network" | "integrity" | "malformed" | "incompatible" | "crashed";
                        readonly ms: number | null;
                    }[];
                };
                readonly data: null;
            };
            readonly "GET nona/admin/promo/requests": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    /** @description `next_cursor` of the page before */
                    readonly cursor?: string;
                    readonly from?: string;
                    readonly to?: string;
                    /** @description One or several, comma separated */
                    readonly status?: string;
                    readonly ip?: string;
                    readonly fingerprint?: string;
                    readonly cluster_id?: string;
                    readonly user_id?: string;
                    /** @description Id; the beginning of an e-mail, an address or a fingerprint */
                    readonly q?: string;
                };
                readonly data: components["schemas"]["PromoRequestPage"];
            };
            readonly "GET nona/admin/promo/requests/export": {
                readonly query: {
                    readonly from?: string;
                    readonly to?: string;
                    /** @description One or several, comma separated */
                    readonly status?: string;
                    readonly ip?: string;
                    readonly fingerprint?: string;
                    readonly cluster_id?: string;
                    readonly user_id?: string;
                    /** @description Id; the beginning of an e-mail, an address or a fingerprint */
                    readonly q?: string;
                    readonly format: "csv" | "xlsx";
                };
                readonly file: true;
            };
            readonly "POST nona/admin/promo/export": {
                readonly body: {
                    readonly from?: string;
                    readonly to?: string;
                    /** @description One or several, comma separated */
                    readonly status?: string;
                    readonly ip?: string;
                    readonly fingerprint?: string;
                    readonly cluster_id?: string;
                    readonly user_id?: string;
                    /** @description Id; the beginning of an e-mail, an address or a fingerprint */
                    readonly q?: string;
                    readonly format?: "csv" | "xlsx";
                };
                readonly file: true;
            };
            readonly "GET nona/admin/promo/stats": {
                readonly query: {
                    readonly from?: string;
                    readonly to?: string;
                    readonly ip?: string;
                    readonly fingerprint?: string;
                    readonly cluster_id?: string;
                };
                readonly data: {
                    /** @description The first day counted, YYYY-MM-DD in Moscow */
                    readonly from: string;
                    /** @description The last day counted */
                    readonly to: string;
                    readonly total: number;
                    readonly granted: number;
                    readonly rejected: number;
                    readonly flagged: number;
                    readonly unique_ips: number;
                    readonly unique_fingerprints: number;
                    readonly amount_granted: string;
                    /** @description Who was granted their first bonus in the period */
                    readonly people: number;
                    /** @description Those of them who have topped up since */
                    readonly converted_to_topup: number;
                    /** @description Their share, 0 to 1; null where there are no people */
                    readonly conversion: number | null;
                    /** @description The same of as many days before */
                    readonly previous: {
                        /** @description The first day counted, YYYY-MM-DD in Moscow */
                        readonly from: string;
                        /** @description The last day counted */
                        readonly to: string;
                        readonly total: number;
                        readonly granted: number;
                        readonly rejected: number;
                        readonly flagged: number;
                        readonly unique_ips: number;
                        readonly unique_fingerprints: number;
                        readonly amount_granted: string;
                        /** @description Who was granted their first bonus in the period */
                        readonly people: number;
                        /** @description Those of them who have topped up since */
                        readonly converted_to_topup: number;
                        /** @description Their share, 0 to 1; null where there are no people */
                        readonly conversion: number | null;
                    };
                };
            };
            readonly "GET nona/admin/promo/analytics": {
                readonly query: {
                    readonly from?: string;
                    readonly to?: string;
                    readonly ip?: string;
                    readonly fingerprint?: string;
                    readonly cluster_id?: string;
                    readonly by?: "hour" | "day";
                };
                readonly data: {
                    /** @description The first day counted, YYYY-MM-DD in Moscow */
                    readonly from: string;
                    /** @description The last day counted */
                    readonly to: string;
                    readonly by: "hour" | "day";
                    readonly points: readonly components["schemas"]["PromoPoint"][];
                };
            };
            readonly "GET nona/admin/promo/top-ips": {
                readonly query: components["schemas"]["NonaAdminPromoTopIpsQuery"];
                readonly data: {
                    /** @description The first day counted, YYYY-MM-DD in Moscow */
                    readonly from: string;
                    /** @description The last day counted */
                    readonly to: string;
                    readonly items: readonly components["schemas"]["PromoTopIp"][];
                };
            };
            readonly "GET nona/admin/promo/top-fingerprints": {
                readonly query: components["schemas"]["NonaAdminPromoTopIpsQuery"];
                readonly data: {
                    /** @description The first day counted, YYYY-MM-DD in Moscow */
                    readonly from: string;
                    /** @description The last day counted */
                    readonly to: string;
                    readonly items: readonly components["schemas"]["PromoTopFingerprint"][];
                };
            };
            readonly "GET nona/admin/promo/clusters": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    readonly is_new?: "" | "true" | "false";
                };
                readonly data: components["schemas"]["PromoClusterPage"];
            };
            readonly "GET nona/admin/promo/clusters/{id}": {
                readonly data: components["schemas"]["PromoClusterDetail"];
            };
            readonly "POST nona/admin/promo/clusters/{id}/review": {
                readonly data: null;
            };
            readonly "POST nona/admin/promo/clusters/refresh": {
                readonly data: components["schemas"]["PromoRefresh"];
            };
            readonly "GET nona/admin/promo/shared-networks": {
                readonly data: {
                    readonly items: readonly components["schemas"]["PromoNetwork"][];
                    /** @description The items are the hundred most shared */
                    readonly total: number;
                };
            };
            readonly "GET nona/admin/promo/blocks": {
                readonly query: {
                    readonly page?: number;
                    readonly limit?: number;
                    readonly sort?: string;
                    readonly kind?: "ip" | "fingerprint";
                    /** @description The beginning of an address or a fingerprint, or words of the reason */
                    readonly q?: string;
                };
                readonly data: components["schemas"]["PromoBlockPage"];
            };
            readonly "POST nona/admin/promo/blocks": {
                readonly body: {
                    readonly kind: "ip" | "fingerprint";
                    readonly value: string;
                    readonly reason: string;
                };
                readonly data: components["schemas"]["PromoBlock"];
            };
            readonly "GET nona/admin/promo/blocks/{kind}/{value}": {
                readonly path: {
                    readonly kind: "ip" | "fingerprint";
                };
                readonly data: components["schemas"]["PromoSource"];
            };
            readonly "DELETE nona/admin/promo/blocks/{kind}/{value}": {
                readonly path: {
                    readonly kind: "ip" | "fingerprint";
                };
                readonly data: null;
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
