// Generated from the API by `pnpm openapi`. Do not edit.

export interface paths {
    "/api/v1/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                user: {
                                    id: string;
                                    email: string;
                                    display_name: string;
                                };
                                /** Format: date-time */
                                expires_at: string;
                            };
                        };
                    };
                };
                /** @description VAL.001, VAL.002, VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.004 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007, AUTH.008 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out; also without a session */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: null;
                        };
                    };
                };
                /** @description VAL.003 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.008 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a reset code by mail */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: null;
                        };
                    };
                };
                /** @description VAL.001, VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007, AUTH.008 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.005 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password-reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by a reset code */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        code: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: null;
                        };
                    };
                };
                /** @description AUTH.006, VAL.001, VAL.002, VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.008 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.005 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The balance that the current user spends from */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                balance: number;
                                available: string;
                                held: string;
                                payer: {
                                    id: string;
                                    kind: string;
                                    name: string;
                                };
                                /** Format: date-time */
                                updated_at: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/spending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Spending by day, and how long the balance lasts */
        get: {
            parameters: {
                query?: {
                    days?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                /** @enum {string} */
                                scope: "payer" | "own";
                                payer: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "user" | "group" | "company";
                                    name: string;
                                };
                                days: {
                                    /** @description YYYY-MM-DD */
                                    day: string;
                                    amount: string;
                                }[];
                                total: string;
                                /** @description The total over the number of days */
                                average_per_day: string;
                                /** @description How long the balance lasts at that pace; null: nothing is spent, or the balance is not yours to see */
                                days_left: number | null;
                                lasts_until: string | null;
                                low_balance: {
                                    threshold: string | null;
                                    is_low: boolean;
                                };
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Devices where the current user is signed in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                id: string;
                                user_agent: string;
                                ip: string;
                                fingerprint_short: string | null;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                last_seen_at: string;
                                current: boolean;
                            }[];
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** End all other sessions */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                revoked: number;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007, AUTH.008 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one session */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: null;
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007, AUTH.008 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The avatar as a JPEG */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description A user's id; 0 is the caller */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": string;
                    };
                };
                /** @description The known picture is still the right one */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Save the avatar, a 200×200 JPEG as a data URL */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description A user's id; 0 is the caller */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        avatar: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                avatar: string;
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007, AUTH.008 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user with balance and tier */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                user: {
                                    id: string;
                                    email: string;
                                    display_name: string;
                                    phone: string | null;
                                    /** @description Address of the picture */
                                    avatar: string | null;
                                    role: string;
                                    role_info: {
                                        role_id: string;
                                        role_name: string;
                                        permissions: string[];
                                    };
                                    account_type: "personal" | "group" | "company";
                                    is_guest: boolean;
                                    company_id: string | null;
                                    company: {
                                        id: string;
                                        name: string;
                                    } | null;
                                    group: {
                                        id: string;
                                        name: string;
                                        is_owner: boolean;
                                    } | null;
                                    settings: {
                                        theme: "light" | "dark";
                                        send_by_enter: boolean;
                                        move_to_message: "start" | "end";
                                        low_balance_threshold: string | null;
                                    };
                                    theme: "light" | "dark";
                                    /** Format: date-time */
                                    created_at: string;
                                    last_sign_in_at: string | null;
                                };
                                /** @description This and the two below: null where the balance of a company is not the viewer’s to see */
                                balance: number | null;
                                totalSpent: string | null;
                                tierProgress: {
                                    tier: string;
                                    next_tier: string | null;
                                    spent: string;
                                    threshold: string;
                                    remaining: string;
                                    percent: number;
                                } | null;
                            };
                        };
                    };
                };
                /** @description AUTH.009 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Save the profile */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description A user's id; 0 is the caller */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        display_name?: string;
                        phone?: string | null;
                        password?: string;
                        current_password?: string;
                        settings?: {
                            send_by_enter?: boolean;
                            move_to_message?: "start" | "end";
                            low_balance_threshold?: string | null;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                user: {
                                    id: string;
                                    email: string;
                                    display_name: string;
                                    phone: string | null;
                                    /** @description Address of the picture */
                                    avatar: string | null;
                                    role: string;
                                    role_info: {
                                        role_id: string;
                                        role_name: string;
                                        permissions: string[];
                                    };
                                    account_type: "personal" | "group" | "company";
                                    is_guest: boolean;
                                    company_id: string | null;
                                    company: {
                                        id: string;
                                        name: string;
                                    } | null;
                                    group: {
                                        id: string;
                                        name: string;
                                        is_owner: boolean;
                                    } | null;
                                    settings: {
                                        theme: "light" | "dark";
                                        send_by_enter: boolean;
                                        move_to_message: "start" | "end";
                                        low_balance_threshold: string | null;
                                    };
                                    theme: "light" | "dark";
                                    /** Format: date-time */
                                    created_at: string;
                                    last_sign_in_at: string | null;
                                };
                                /** @description This and the two below: null where the balance of a company is not the viewer’s to see */
                                balance: number | null;
                                totalSpent: string | null;
                                tierProgress: {
                                    tier: string;
                                    next_tier: string | null;
                                    spent: string;
                                    threshold: string;
                                    remaining: string;
                                    percent: number;
                                } | null;
                            };
                        };
                    };
                };
                /** @description VAL.002, VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007, AUTH.008 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/v1/users/me/theme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Choose the theme */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        theme: "light" | "dark";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                user: {
                                    id: string;
                                    email: string;
                                    display_name: string;
                                    phone: string | null;
                                    /** @description Address of the picture */
                                    avatar: string | null;
                                    role: string;
                                    role_info: {
                                        role_id: string;
                                        role_name: string;
                                        permissions: string[];
                                    };
                                    account_type: "personal" | "group" | "company";
                                    is_guest: boolean;
                                    company_id: string | null;
                                    company: {
                                        id: string;
                                        name: string;
                                    } | null;
                                    group: {
                                        id: string;
                                        name: string;
                                        is_owner: boolean;
                                    } | null;
                                    settings: {
                                        theme: "light" | "dark";
                                        send_by_enter: boolean;
                                        move_to_message: "start" | "end";
                                        low_balance_threshold: string | null;
                                    };
                                    theme: "light" | "dark";
                                    /** Format: date-time */
                                    created_at: string;
                                    last_sign_in_at: string | null;
                                };
                                /** @description This and the two below: null where the balance of a company is not the viewer’s to see */
                                balance: number | null;
                                totalSpent: string | null;
                                tierProgress: {
                                    tier: string;
                                    next_tier: string | null;
                                    spent: string;
                                    threshold: string;
                                    remaining: string;
                                    percent: number;
                                } | null;
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007, AUTH.008 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/v1/users/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password, knowing the current one */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        current_password: string;
                        new_password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: null;
                        };
                    };
                };
                /** @description VAL.002, VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007, AUTH.008 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the payment form needs to know */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                mntId: string;
                                testMode: number;
                                /** @enum {string} */
                                currency: "RUB";
                                min_amount: string;
                                max_amount: string;
                                presets: string[];
                                methods: ("card" | "invoice")[];
                                /** @description The script of the provider's widget; null: the payment form opens as a page */
                                widget_url: string | null;
                                /** @description The demonstration: no money is taken */
                                is_emulator: boolean;
                                seller: {
                                    name: string;
                                    inn: string;
                                    kpp: string;
                                    address: string;
                                    bank_name: string;
                                    bik: string;
                                    account: string;
                                    corr_account: string;
                                };
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every model that the service offers */
        get: {
            parameters: {
                query?: {
                    /** @description Also the models that are switched off; needs user:manage */
                    include_disabled?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                models: {
                                    id: string;
                                    name: string;
                                    developer: string;
                                    type: string;
                                    tags: string[];
                                    /** @description Roubles for a million tokens */
                                    input_price: string;
                                    /** @description Roubles for a million tokens */
                                    output_price: string;
                                    enabled: boolean;
                                    /** Format: date-time */
                                    created_at: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a model: switch it on or off, rename it, tag it, price it
         * @description Permission: user:manage
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        tags?: string[];
                        input_price?: string;
                        output_price?: string;
                        enabled?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            /** @description A model that the chat service offers */
                            data: {
                                id: string;
                                name: string;
                                developer: string;
                                type: string;
                                tags: string[];
                                /** @description Roubles for a million tokens */
                                input_price: string;
                                /** @description Roubles for a million tokens */
                                output_price: string;
                                enabled: boolean;
                                /** Format: date-time */
                                created_at: string;
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007, AUTH.008 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/v1/payment/payers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose account I may top up, and who pays for me */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                /** @description Whose account may be topped up */
                                payers: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "user" | "group" | "company";
                                    name: string;
                                    is_default: boolean;
                                    balance: string | null;
                                }[];
                                /** @description Who pays for my requests now, also where I may not top it up */
                                paying: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "user" | "group" | "company";
                                    name: string;
                                };
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a payment would do */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        amount: string;
                        payer_id?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                /** @description What is paid */
                                amount: string;
                                currency: string;
                                commission: string;
                                /** @description What the account receives */
                                credited: string;
                                bonus: string;
                                balance_after: string | null;
                                tier: string | null;
                                tier_after: string | null;
                                tier_progress_after: {
                                    tier: string;
                                    next_tier: string | null;
                                    spent: string;
                                    threshold: string;
                                    remaining: string;
                                    percent: number;
                                } | null;
                                payer: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "user" | "group" | "company";
                                    name: string;
                                };
                            };
                        };
                    };
                };
                /** @description PAY.001, VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007, AUTH.008 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a payment request */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        amount: string;
                        method: "card" | "invoice";
                        payer_id?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                /** @description The payment request's id */
                                id: string;
                                /** @description MNT_ID */
                                account: string;
                                /** @description MNT_TEST_MODE */
                                test: number;
                                signature: string | null;
                                amount: string;
                                currency: string;
                                transactionId: string;
                                action_url: string | null;
                                fields: {
                                    [key: string]: string;
                                };
                                request: {
                                    id: string;
                                    /** @description «З-000123» */
                                    number: string;
                                    method: "card" | "invoice";
                                    amount: string;
                                    currency: string;
                                    /** @enum {string} */
                                    status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                    payer: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "user" | "group" | "company";
                                        name: string;
                                    };
                                    user: {
                                        id: string;
                                        display_name: string;
                                        email: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    expires_at: string;
                                    paid_at: string | null;
                                    provider: string | null;
                                    provider_operation_id: string | null;
                                    bank_reference: string | null;
                                    reject_reason: string | null;
                                    /** @description What the caller may do with the request now */
                                    actions: {
                                        cancel: boolean;
                                        pay: boolean;
                                        pay_again: boolean;
                                        check: boolean;
                                        invoice: boolean;
                                        change_status: ("pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded")[];
                                    };
                                    history: {
                                        /** Format: date-time */
                                        at: string;
                                        /** @enum {string|null} */
                                        from: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded" | null;
                                        /** @enum {string} */
                                        to: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                        actor: {
                                            id: string;
                                            display_name: string;
                                        } | null;
                                        note: string | null;
                                    }[];
                                    timeline: {
                                        /** Format: date-time */
                                        at: string;
                                        kind: "status" | "notice";
                                        code: string;
                                        title: string;
                                        note: string | null;
                                        actor: {
                                            id: string;
                                            display_name: string;
                                        } | null;
                                        is_failure: boolean;
                                    }[];
                                    entry_id: string | null;
                                    confirmation: {
                                        /** Format: date-time */
                                        at: string;
                                        by: {
                                            id: string;
                                            display_name: string;
                                        };
                                        /** @description Who may give the second one; staff alone read it */
                                        awaits: {
                                            id: string;
                                            display_name: string;
                                        }[];
                                    } | null;
                                    seller: {
                                        name: string;
                                        inn: string;
                                        kpp: string;
                                        bank_name: string;
                                        bik: string;
                                        account: string;
                                        corr_account: string;
                                    } | null;
                                    /** @description What the transfer of an invoice is to be named; null where nothing is to be transferred */
                                    purpose: string | null;
                                };
                            };
                        };
                    };
                };
                /** @description PAY.001, VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007, AUTH.008 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.002 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment/callback/payanyway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check and Pay of MONETA.Assistant
         * @description MNT_COMMAND=CHECK that is signed and names a request is answered with signed XML, a notice of a payment with SUCCESS; anything else with FAIL.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description SUCCESS, FAIL or the XML answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description FAIL: it never came to a judgement */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description FAIL: it never came to a judgement */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description FAIL: it never came to a judgement */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description FAIL: it never came to a judgement */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description FAIL: it never came to a judgement */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
            };
        };
        put?: never;
        /**
         * Check and Pay of MONETA.Assistant
         * @description MNT_COMMAND=CHECK that is signed and names a request is answered with signed XML, a notice of a payment with SUCCESS; anything else with FAIL.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description SUCCESS, FAIL or the XML answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description FAIL: it never came to a judgement */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description FAIL: it never came to a judgement */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description FAIL: it never came to a judgement */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description FAIL: it never came to a judgement */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every payment request
         * @description Permission: payment_request:manage
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: string;
                    /** @description One or several, comma separated */
                    status?: string;
                    /** @description One or several, comma separated */
                    method?: string;
                    from?: string;
                    to?: string;
                    amount_from?: string;
                    amount_to?: string;
                    payer_id?: string;
                    user_id?: string;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                items: {
                                    id: string;
                                    /** @description «З-000123» */
                                    number: string;
                                    method: "card" | "invoice";
                                    amount: string;
                                    currency: string;
                                    /** @enum {string} */
                                    status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                    payer: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "user" | "group" | "company";
                                        name: string;
                                    };
                                    user: {
                                        id: string;
                                        display_name: string;
                                        email: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    expires_at: string;
                                    paid_at: string | null;
                                    provider: string | null;
                                    provider_operation_id: string | null;
                                    bank_reference: string | null;
                                    reject_reason: string | null;
                                    /** @description What the caller may do with the request now */
                                    actions: {
                                        cancel: boolean;
                                        pay: boolean;
                                        pay_again: boolean;
                                        check: boolean;
                                        invoice: boolean;
                                        change_status: ("pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded")[];
                                    };
                                }[];
                                total: number;
                                page: number;
                                limit: number;
                                next_cursor: string | null;
                                totals: {
                                    /** @description Of the paid ones */
                                    paid: string;
                                    /** @description Of those that still wait */
                                    open: string;
                                    /** @description Of each status that the filter has, in the order of a life */
                                    by_status: {
                                        /** @enum {string} */
                                        status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                        count: number;
                                        amount: string;
                                    }[];
                                };
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment/requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every payment request as CSV or XLSX
         * @description Permission: payment_request:manage
         */
        get: {
            parameters: {
                query: {
                    /** @description One or several, comma separated */
                    status?: string;
                    /** @description One or several, comma separated */
                    method?: string;
                    from?: string;
                    to?: string;
                    amount_from?: string;
                    amount_to?: string;
                    payer_id?: string;
                    user_id?: string;
                    q?: string;
                    format: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment/requests/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My payment requests */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: string;
                    /** @description One or several, comma separated */
                    status?: string;
                    /** @description One or several, comma separated */
                    method?: string;
                    from?: string;
                    to?: string;
                    amount_from?: string;
                    amount_to?: string;
                    payer_id?: string;
                    user_id?: string;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                items: {
                                    id: string;
                                    /** @description «З-000123» */
                                    number: string;
                                    method: "card" | "invoice";
                                    amount: string;
                                    currency: string;
                                    /** @enum {string} */
                                    status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                    payer: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "user" | "group" | "company";
                                        name: string;
                                    };
                                    user: {
                                        id: string;
                                        display_name: string;
                                        email: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    expires_at: string;
                                    paid_at: string | null;
                                    provider: string | null;
                                    provider_operation_id: string | null;
                                    bank_reference: string | null;
                                    reject_reason: string | null;
                                    /** @description What the caller may do with the request now */
                                    actions: {
                                        cancel: boolean;
                                        pay: boolean;
                                        pay_again: boolean;
                                        check: boolean;
                                        invoice: boolean;
                                        change_status: ("pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded")[];
                                    };
                                }[];
                                total: number;
                                page: number;
                                limit: number;
                                next_cursor: string | null;
                                totals: {
                                    /** @description Of the paid ones */
                                    paid: string;
                                    /** @description Of those that still wait */
                                    open: string;
                                    /** @description Of each status that the filter has, in the order of a life */
                                    by_status: {
                                        /** @enum {string} */
                                        status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                        count: number;
                                        amount: string;
                                    }[];
                                };
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment/requests/my/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My payment requests as CSV or XLSX */
        get: {
            parameters: {
                query: {
                    /** @description One or several, comma separated */
                    status?: string;
                    /** @description One or several, comma separated */
                    method?: string;
                    from?: string;
                    to?: string;
                    amount_from?: string;
                    amount_to?: string;
                    payer_id?: string;
                    user_id?: string;
                    q?: string;
                    format: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment/requests/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My company's payment requests
         * @description Permission: company:view_payment_requests
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: string;
                    /** @description One or several, comma separated */
                    status?: string;
                    /** @description One or several, comma separated */
                    method?: string;
                    from?: string;
                    to?: string;
                    amount_from?: string;
                    amount_to?: string;
                    payer_id?: string;
                    user_id?: string;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                items: {
                                    id: string;
                                    /** @description «З-000123» */
                                    number: string;
                                    method: "card" | "invoice";
                                    amount: string;
                                    currency: string;
                                    /** @enum {string} */
                                    status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                    payer: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "user" | "group" | "company";
                                        name: string;
                                    };
                                    user: {
                                        id: string;
                                        display_name: string;
                                        email: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    expires_at: string;
                                    paid_at: string | null;
                                    provider: string | null;
                                    provider_operation_id: string | null;
                                    bank_reference: string | null;
                                    reject_reason: string | null;
                                    /** @description What the caller may do with the request now */
                                    actions: {
                                        cancel: boolean;
                                        pay: boolean;
                                        pay_again: boolean;
                                        check: boolean;
                                        invoice: boolean;
                                        change_status: ("pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded")[];
                                    };
                                }[];
                                total: number;
                                page: number;
                                limit: number;
                                next_cursor: string | null;
                                totals: {
                                    /** @description Of the paid ones */
                                    paid: string;
                                    /** @description Of those that still wait */
                                    open: string;
                                    /** @description Of each status that the filter has, in the order of a life */
                                    by_status: {
                                        /** @enum {string} */
                                        status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                        count: number;
                                        amount: string;
                                    }[];
                                };
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment/requests/company/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My company's payment requests as CSV or XLSX
         * @description Permission: company:view_payment_requests
         */
        get: {
            parameters: {
                query: {
                    /** @description One or several, comma separated */
                    status?: string;
                    /** @description One or several, comma separated */
                    method?: string;
                    from?: string;
                    to?: string;
                    amount_from?: string;
                    amount_to?: string;
                    payer_id?: string;
                    user_id?: string;
                    q?: string;
                    format: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment/requests/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My group's payment requests
         * @description Permission: group:view_payment_requests
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: string;
                    /** @description One or several, comma separated */
                    status?: string;
                    /** @description One or several, comma separated */
                    method?: string;
                    from?: string;
                    to?: string;
                    amount_from?: string;
                    amount_to?: string;
                    payer_id?: string;
                    user_id?: string;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                items: {
                                    id: string;
                                    /** @description «З-000123» */
                                    number: string;
                                    method: "card" | "invoice";
                                    amount: string;
                                    currency: string;
                                    /** @enum {string} */
                                    status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                    payer: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "user" | "group" | "company";
                                        name: string;
                                    };
                                    user: {
                                        id: string;
                                        display_name: string;
                                        email: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    expires_at: string;
                                    paid_at: string | null;
                                    provider: string | null;
                                    provider_operation_id: string | null;
                                    bank_reference: string | null;
                                    reject_reason: string | null;
                                    /** @description What the caller may do with the request now */
                                    actions: {
                                        cancel: boolean;
                                        pay: boolean;
                                        pay_again: boolean;
                                        check: boolean;
                                        invoice: boolean;
                                        change_status: ("pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded")[];
                                    };
                                }[];
                                total: number;
                                page: number;
                                limit: number;
                                next_cursor: string | null;
                                totals: {
                                    /** @description Of the paid ones */
                                    paid: string;
                                    /** @description Of those that still wait */
                                    open: string;
                                    /** @description Of each status that the filter has, in the order of a life */
                                    by_status: {
                                        /** @enum {string} */
                                        status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                        count: number;
                                        amount: string;
                                    }[];
                                };
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment/requests/group/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My group's payment requests as CSV or XLSX
         * @description Permission: group:view_payment_requests
         */
        get: {
            parameters: {
                query: {
                    /** @description One or several, comma separated */
                    status?: string;
                    /** @description One or several, comma separated */
                    method?: string;
                    from?: string;
                    to?: string;
                    amount_from?: string;
                    amount_to?: string;
                    payer_id?: string;
                    user_id?: string;
                    q?: string;
                    format: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The provider's notices
         * @description Permission: payment_request:manage
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: string;
                    /** @description One or several, comma separated */
                    decision?: string;
                    request_id?: string;
                    from?: string;
                    to?: string;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                items: {
                                    id: string;
                                    command: string;
                                    http_method: string;
                                    raw: string;
                                    fields: {
                                        [key: string]: string;
                                    };
                                    remote_address: string | null;
                                    operation_id: string | null;
                                    /** Format: date-time */
                                    received_at: string;
                                    decision: string | null;
                                    reason: string | null;
                                    answer: string | null;
                                    decided_at: string | null;
                                    request: {
                                        id: string;
                                        number: string;
                                        /** @enum {string} */
                                        status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                    } | null;
                                }[];
                                total: number;
                                page: number;
                                limit: number;
                                next_cursor: string | null;
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A payment request and its life */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                id: string;
                                /** @description «З-000123» */
                                number: string;
                                method: "card" | "invoice";
                                amount: string;
                                currency: string;
                                /** @enum {string} */
                                status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                payer: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "user" | "group" | "company";
                                    name: string;
                                };
                                user: {
                                    id: string;
                                    display_name: string;
                                    email: string;
                                };
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                expires_at: string;
                                paid_at: string | null;
                                provider: string | null;
                                provider_operation_id: string | null;
                                bank_reference: string | null;
                                reject_reason: string | null;
                                /** @description What the caller may do with the request now */
                                actions: {
                                    cancel: boolean;
                                    pay: boolean;
                                    pay_again: boolean;
                                    check: boolean;
                                    invoice: boolean;
                                    change_status: ("pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded")[];
                                };
                                history: {
                                    /** Format: date-time */
                                    at: string;
                                    /** @enum {string|null} */
                                    from: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded" | null;
                                    /** @enum {string} */
                                    to: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                    actor: {
                                        id: string;
                                        display_name: string;
                                    } | null;
                                    note: string | null;
                                }[];
                                timeline: {
                                    /** Format: date-time */
                                    at: string;
                                    kind: "status" | "notice";
                                    code: string;
                                    title: string;
                                    note: string | null;
                                    actor: {
                                        id: string;
                                        display_name: string;
                                    } | null;
                                    is_failure: boolean;
                                }[];
                                entry_id: string | null;
                                confirmation: {
                                    /** Format: date-time */
                                    at: string;
                                    by: {
                                        id: string;
                                        display_name: string;
                                    };
                                    /** @description Who may give the second one; staff alone read it */
                                    awaits: {
                                        id: string;
                                        display_name: string;
                                    }[];
                                } | null;
                                seller: {
                                    name: string;
                                    inn: string;
                                    kpp: string;
                                    bank_name: string;
                                    bik: string;
                                    account: string;
                                    corr_account: string;
                                } | null;
                                /** @description What the transfer of an invoice is to be named; null where nothing is to be transferred */
                                purpose: string | null;
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment/requests/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel my request while it is pending */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                id: string;
                                /** @description «З-000123» */
                                number: string;
                                method: "card" | "invoice";
                                amount: string;
                                currency: string;
                                /** @enum {string} */
                                status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                payer: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "user" | "group" | "company";
                                    name: string;
                                };
                                user: {
                                    id: string;
                                    display_name: string;
                                    email: string;
                                };
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                expires_at: string;
                                paid_at: string | null;
                                provider: string | null;
                                provider_operation_id: string | null;
                                bank_reference: string | null;
                                reject_reason: string | null;
                                /** @description What the caller may do with the request now */
                                actions: {
                                    cancel: boolean;
                                    pay: boolean;
                                    pay_again: boolean;
                                    check: boolean;
                                    invoice: boolean;
                                    change_status: ("pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded")[];
                                };
                                history: {
                                    /** Format: date-time */
                                    at: string;
                                    /** @enum {string|null} */
                                    from: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded" | null;
                                    /** @enum {string} */
                                    to: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                    actor: {
                                        id: string;
                                        display_name: string;
                                    } | null;
                                    note: string | null;
                                }[];
                                timeline: {
                                    /** Format: date-time */
                                    at: string;
                                    kind: "status" | "notice";
                                    code: string;
                                    title: string;
                                    note: string | null;
                                    actor: {
                                        id: string;
                                        display_name: string;
                                    } | null;
                                    is_failure: boolean;
                                }[];
                                entry_id: string | null;
                                confirmation: {
                                    /** Format: date-time */
                                    at: string;
                                    by: {
                                        id: string;
                                        display_name: string;
                                    };
                                    /** @description Who may give the second one; staff alone read it */
                                    awaits: {
                                        id: string;
                                        display_name: string;
                                    }[];
                                } | null;
                                seller: {
                                    name: string;
                                    inn: string;
                                    kpp: string;
                                    bank_name: string;
                                    bik: string;
                                    account: string;
                                    corr_account: string;
                                } | null;
                                /** @description What the transfer of an invoice is to be named; null where nothing is to be transferred */
                                purpose: string | null;
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007, AUTH.008 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.002, RES.003 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment/requests/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Move a request: an administrator with payment_request:manage, or its author to cancelled */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                        reason?: string;
                        bank_reference?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                id: string;
                                /** @description «З-000123» */
                                number: string;
                                method: "card" | "invoice";
                                amount: string;
                                currency: string;
                                /** @enum {string} */
                                status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                payer: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "user" | "group" | "company";
                                    name: string;
                                };
                                user: {
                                    id: string;
                                    display_name: string;
                                    email: string;
                                };
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                expires_at: string;
                                paid_at: string | null;
                                provider: string | null;
                                provider_operation_id: string | null;
                                bank_reference: string | null;
                                reject_reason: string | null;
                                /** @description What the caller may do with the request now */
                                actions: {
                                    cancel: boolean;
                                    pay: boolean;
                                    pay_again: boolean;
                                    check: boolean;
                                    invoice: boolean;
                                    change_status: ("pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded")[];
                                };
                                history: {
                                    /** Format: date-time */
                                    at: string;
                                    /** @enum {string|null} */
                                    from: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded" | null;
                                    /** @enum {string} */
                                    to: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                    actor: {
                                        id: string;
                                        display_name: string;
                                    } | null;
                                    note: string | null;
                                }[];
                                timeline: {
                                    /** Format: date-time */
                                    at: string;
                                    kind: "status" | "notice";
                                    code: string;
                                    title: string;
                                    note: string | null;
                                    actor: {
                                        id: string;
                                        display_name: string;
                                    } | null;
                                    is_failure: boolean;
                                }[];
                                entry_id: string | null;
                                confirmation: {
                                    /** Format: date-time */
                                    at: string;
                                    by: {
                                        id: string;
                                        display_name: string;
                                    };
                                    /** @description Who may give the second one; staff alone read it */
                                    awaits: {
                                        id: string;
                                        display_name: string;
                                    }[];
                                } | null;
                                seller: {
                                    name: string;
                                    inn: string;
                                    kpp: string;
                                    bank_name: string;
                                    bik: string;
                                    account: string;
                                    corr_account: string;
                                } | null;
                                /** @description What the transfer of an invoice is to be named; null where nothing is to be transferred */
                                purpose: string | null;
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description PAY.002 */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007, AUTH.008 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.002, RES.003 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/v1/payment/requests/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the provider what became of the payment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                id: string;
                                /** @description «З-000123» */
                                number: string;
                                method: "card" | "invoice";
                                amount: string;
                                currency: string;
                                /** @enum {string} */
                                status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                payer: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "user" | "group" | "company";
                                    name: string;
                                };
                                user: {
                                    id: string;
                                    display_name: string;
                                    email: string;
                                };
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                expires_at: string;
                                paid_at: string | null;
                                provider: string | null;
                                provider_operation_id: string | null;
                                bank_reference: string | null;
                                reject_reason: string | null;
                                /** @description What the caller may do with the request now */
                                actions: {
                                    cancel: boolean;
                                    pay: boolean;
                                    pay_again: boolean;
                                    check: boolean;
                                    invoice: boolean;
                                    change_status: ("pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded")[];
                                };
                                history: {
                                    /** Format: date-time */
                                    at: string;
                                    /** @enum {string|null} */
                                    from: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded" | null;
                                    /** @enum {string} */
                                    to: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                    actor: {
                                        id: string;
                                        display_name: string;
                                    } | null;
                                    note: string | null;
                                }[];
                                timeline: {
                                    /** Format: date-time */
                                    at: string;
                                    kind: "status" | "notice";
                                    code: string;
                                    title: string;
                                    note: string | null;
                                    actor: {
                                        id: string;
                                        display_name: string;
                                    } | null;
                                    is_failure: boolean;
                                }[];
                                entry_id: string | null;
                                confirmation: {
                                    /** Format: date-time */
                                    at: string;
                                    by: {
                                        id: string;
                                        display_name: string;
                                    };
                                    /** @description Who may give the second one; staff alone read it */
                                    awaits: {
                                        id: string;
                                        display_name: string;
                                    }[];
                                } | null;
                                seller: {
                                    name: string;
                                    inn: string;
                                    kpp: string;
                                    bank_name: string;
                                    bik: string;
                                    account: string;
                                    corr_account: string;
                                } | null;
                                /** @description What the transfer of an invoice is to be named; null where nothing is to be transferred */
                                purpose: string | null;
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007, AUTH.008 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description PAY.003, RES.002, RES.003 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment/requests/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay an open request, or the same sum anew when it has ended */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                /** @description The payment request's id */
                                id: string;
                                /** @description MNT_ID */
                                account: string;
                                /** @description MNT_TEST_MODE */
                                test: number;
                                signature: string | null;
                                amount: string;
                                currency: string;
                                transactionId: string;
                                action_url: string | null;
                                fields: {
                                    [key: string]: string;
                                };
                                request: {
                                    id: string;
                                    /** @description «З-000123» */
                                    number: string;
                                    method: "card" | "invoice";
                                    amount: string;
                                    currency: string;
                                    /** @enum {string} */
                                    status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                    payer: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "user" | "group" | "company";
                                        name: string;
                                    };
                                    user: {
                                        id: string;
                                        display_name: string;
                                        email: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    expires_at: string;
                                    paid_at: string | null;
                                    provider: string | null;
                                    provider_operation_id: string | null;
                                    bank_reference: string | null;
                                    reject_reason: string | null;
                                    /** @description What the caller may do with the request now */
                                    actions: {
                                        cancel: boolean;
                                        pay: boolean;
                                        pay_again: boolean;
                                        check: boolean;
                                        invoice: boolean;
                                        change_status: ("pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded")[];
                                    };
                                    history: {
                                        /** Format: date-time */
                                        at: string;
                                        /** @enum {string|null} */
                                        from: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded" | null;
                                        /** @enum {string} */
                                        to: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "expired" | "failed" | "refunded";
                                        actor: {
                                            id: string;
                                            display_name: string;
                                        } | null;
                                        note: string | null;
                                    }[];
                                    timeline: {
                                        /** Format: date-time */
                                        at: string;
                                        kind: "status" | "notice";
                                        code: string;
                                        title: string;
                                        note: string | null;
                                        actor: {
                                            id: string;
                                            display_name: string;
                                        } | null;
                                        is_failure: boolean;
                                    }[];
                                    entry_id: string | null;
                                    confirmation: {
                                        /** Format: date-time */
                                        at: string;
                                        by: {
                                            id: string;
                                            display_name: string;
                                        };
                                        /** @description Who may give the second one; staff alone read it */
                                        awaits: {
                                            id: string;
                                            display_name: string;
                                        }[];
                                    } | null;
                                    seller: {
                                        name: string;
                                        inn: string;
                                        kpp: string;
                                        bank_name: string;
                                        bik: string;
                                        account: string;
                                        corr_account: string;
                                    } | null;
                                    /** @description What the transfer of an invoice is to be named; null where nothing is to be transferred */
                                    purpose: string | null;
                                };
                            };
                        };
                    };
                };
                /** @description PAY.001, VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007, AUTH.008 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.002, RES.003 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment/requests/{id}/invoice.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoice of a request */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.003 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every transaction
         * @description Permission: user:manage
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: string;
                    /** @description `next_cursor` of the page before */
                    cursor?: string;
                    /** @description One or several, comma separated */
                    type?: string;
                    direction?: "in" | "out";
                    from?: string;
                    to?: string;
                    user_id?: string;
                    payer_id?: string;
                    model_id?: string;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                items: {
                                    id: string;
                                    /** @description «Т-000123» */
                                    number: string;
                                    /** @enum {string} */
                                    type: "topup" | "bonus" | "charge" | "refund" | "adjustment" | "reversal";
                                    /** @enum {string} */
                                    direction: "in" | "out";
                                    /** @description Without a sign; the direction tells it */
                                    amount: string;
                                    /** @description This and the one below: null where the balance is not yours to see, and for a shared account in the list of mine */
                                    balance_before: string | null;
                                    balance_after: string | null;
                                    /** @enum {string} */
                                    status: "posted" | "reversed";
                                    payer: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "user" | "group" | "company";
                                        name: string;
                                    };
                                    user: {
                                        id: string;
                                        display_name: string;
                                    } | null;
                                    model: {
                                        id: string;
                                        name: string;
                                    } | null;
                                    document: {
                                        type: string;
                                        id: string | null;
                                        number: string | null;
                                    } | null;
                                    description: string;
                                    reason: string | null;
                                    /** Format: date-time */
                                    created_at: string;
                                }[];
                                total: number;
                                page: number;
                                limit: number;
                                next_cursor: string | null;
                                totals: {
                                    in: string;
                                    out: string;
                                    net: string;
                                };
                                /** @description Every payer that the list can be about, whatever the filter; none in the list of all */
                                totals_by_payer: {
                                    payer: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "user" | "group" | "company";
                                        name: string;
                                    };
                                    count: number;
                                    in: string;
                                    out: string;
                                    net: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every transaction as CSV or XLSX
         * @description Permission: user:manage
         */
        get: {
            parameters: {
                query: {
                    /** @description One or several, comma separated */
                    type?: string;
                    direction?: "in" | "out";
                    from?: string;
                    to?: string;
                    user_id?: string;
                    payer_id?: string;
                    model_id?: string;
                    q?: string;
                    format: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My transactions */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: string;
                    /** @description `next_cursor` of the page before */
                    cursor?: string;
                    /** @description One or several, comma separated */
                    type?: string;
                    direction?: "in" | "out";
                    from?: string;
                    to?: string;
                    user_id?: string;
                    payer_id?: string;
                    model_id?: string;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                items: {
                                    id: string;
                                    /** @description «Т-000123» */
                                    number: string;
                                    /** @enum {string} */
                                    type: "topup" | "bonus" | "charge" | "refund" | "adjustment" | "reversal";
                                    /** @enum {string} */
                                    direction: "in" | "out";
                                    /** @description Without a sign; the direction tells it */
                                    amount: string;
                                    /** @description This and the one below: null where the balance is not yours to see, and for a shared account in the list of mine */
                                    balance_before: string | null;
                                    balance_after: string | null;
                                    /** @enum {string} */
                                    status: "posted" | "reversed";
                                    payer: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "user" | "group" | "company";
                                        name: string;
                                    };
                                    user: {
                                        id: string;
                                        display_name: string;
                                    } | null;
                                    model: {
                                        id: string;
                                        name: string;
                                    } | null;
                                    document: {
                                        type: string;
                                        id: string | null;
                                        number: string | null;
                                    } | null;
                                    description: string;
                                    reason: string | null;
                                    /** Format: date-time */
                                    created_at: string;
                                }[];
                                total: number;
                                page: number;
                                limit: number;
                                next_cursor: string | null;
                                totals: {
                                    in: string;
                                    out: string;
                                    net: string;
                                };
                                /** @description Every payer that the list can be about, whatever the filter; none in the list of all */
                                totals_by_payer: {
                                    payer: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "user" | "group" | "company";
                                        name: string;
                                    };
                                    count: number;
                                    in: string;
                                    out: string;
                                    net: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My transactions as CSV or XLSX */
        get: {
            parameters: {
                query: {
                    /** @description One or several, comma separated */
                    type?: string;
                    direction?: "in" | "out";
                    from?: string;
                    to?: string;
                    user_id?: string;
                    payer_id?: string;
                    model_id?: string;
                    q?: string;
                    format: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My company's transactions
         * @description Permission: company:transactions
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: string;
                    /** @description `next_cursor` of the page before */
                    cursor?: string;
                    /** @description One or several, comma separated */
                    type?: string;
                    direction?: "in" | "out";
                    from?: string;
                    to?: string;
                    user_id?: string;
                    payer_id?: string;
                    model_id?: string;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                items: {
                                    id: string;
                                    /** @description «Т-000123» */
                                    number: string;
                                    /** @enum {string} */
                                    type: "topup" | "bonus" | "charge" | "refund" | "adjustment" | "reversal";
                                    /** @enum {string} */
                                    direction: "in" | "out";
                                    /** @description Without a sign; the direction tells it */
                                    amount: string;
                                    /** @description This and the one below: null where the balance is not yours to see, and for a shared account in the list of mine */
                                    balance_before: string | null;
                                    balance_after: string | null;
                                    /** @enum {string} */
                                    status: "posted" | "reversed";
                                    payer: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "user" | "group" | "company";
                                        name: string;
                                    };
                                    user: {
                                        id: string;
                                        display_name: string;
                                    } | null;
                                    model: {
                                        id: string;
                                        name: string;
                                    } | null;
                                    document: {
                                        type: string;
                                        id: string | null;
                                        number: string | null;
                                    } | null;
                                    description: string;
                                    reason: string | null;
                                    /** Format: date-time */
                                    created_at: string;
                                }[];
                                total: number;
                                page: number;
                                limit: number;
                                next_cursor: string | null;
                                totals: {
                                    in: string;
                                    out: string;
                                    net: string;
                                };
                                /** @description Every payer that the list can be about, whatever the filter; none in the list of all */
                                totals_by_payer: {
                                    payer: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "user" | "group" | "company";
                                        name: string;
                                    };
                                    count: number;
                                    in: string;
                                    out: string;
                                    net: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/company/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My company's transactions as CSV or XLSX
         * @description Permission: company:transactions
         */
        get: {
            parameters: {
                query: {
                    /** @description One or several, comma separated */
                    type?: string;
                    direction?: "in" | "out";
                    from?: string;
                    to?: string;
                    user_id?: string;
                    payer_id?: string;
                    model_id?: string;
                    q?: string;
                    format: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My group's transactions
         * @description Permission: group:view_transactions
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: string;
                    /** @description `next_cursor` of the page before */
                    cursor?: string;
                    /** @description One or several, comma separated */
                    type?: string;
                    direction?: "in" | "out";
                    from?: string;
                    to?: string;
                    user_id?: string;
                    payer_id?: string;
                    model_id?: string;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                items: {
                                    id: string;
                                    /** @description «Т-000123» */
                                    number: string;
                                    /** @enum {string} */
                                    type: "topup" | "bonus" | "charge" | "refund" | "adjustment" | "reversal";
                                    /** @enum {string} */
                                    direction: "in" | "out";
                                    /** @description Without a sign; the direction tells it */
                                    amount: string;
                                    /** @description This and the one below: null where the balance is not yours to see, and for a shared account in the list of mine */
                                    balance_before: string | null;
                                    balance_after: string | null;
                                    /** @enum {string} */
                                    status: "posted" | "reversed";
                                    payer: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "user" | "group" | "company";
                                        name: string;
                                    };
                                    user: {
                                        id: string;
                                        display_name: string;
                                    } | null;
                                    model: {
                                        id: string;
                                        name: string;
                                    } | null;
                                    document: {
                                        type: string;
                                        id: string | null;
                                        number: string | null;
                                    } | null;
                                    description: string;
                                    reason: string | null;
                                    /** Format: date-time */
                                    created_at: string;
                                }[];
                                total: number;
                                page: number;
                                limit: number;
                                next_cursor: string | null;
                                totals: {
                                    in: string;
                                    out: string;
                                    net: string;
                                };
                                /** @description Every payer that the list can be about, whatever the filter; none in the list of all */
                                totals_by_payer: {
                                    payer: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "user" | "group" | "company";
                                        name: string;
                                    };
                                    count: number;
                                    in: string;
                                    out: string;
                                    net: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/group/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My group's transactions as CSV or XLSX
         * @description Permission: group:view_transactions
         */
        get: {
            parameters: {
                query: {
                    /** @description One or several, comma separated */
                    type?: string;
                    direction?: "in" | "out";
                    from?: string;
                    to?: string;
                    user_id?: string;
                    payer_id?: string;
                    model_id?: string;
                    q?: string;
                    format: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A transaction with its postings, its document and its price */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                id: string;
                                /** @description «Т-000123» */
                                number: string;
                                /** @enum {string} */
                                type: "topup" | "bonus" | "charge" | "refund" | "adjustment" | "reversal";
                                /** @enum {string} */
                                direction: "in" | "out";
                                /** @description Without a sign; the direction tells it */
                                amount: string;
                                /** @description This and the one below: null where the balance is not yours to see, and for a shared account in the list of mine */
                                balance_before: string | null;
                                balance_after: string | null;
                                /** @enum {string} */
                                status: "posted" | "reversed";
                                payer: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "user" | "group" | "company";
                                    name: string;
                                };
                                user: {
                                    id: string;
                                    display_name: string;
                                } | null;
                                model: {
                                    id: string;
                                    name: string;
                                } | null;
                                document: {
                                    type: string;
                                    id: string | null;
                                    number: string | null;
                                } | null;
                                description: string;
                                reason: string | null;
                                /** Format: date-time */
                                created_at: string;
                                entry_id: string;
                                actor: {
                                    id: string;
                                    display_name: string;
                                } | null;
                                postings: {
                                    /** @description payer, gateway, bank, revenue, bonus or adjustment */
                                    account: string;
                                    title: string;
                                    /** @description Signed */
                                    amount: string;
                                    balance_after: string | null;
                                }[];
                                charge: {
                                    input_tokens: number;
                                    output_tokens: number;
                                    base_amount: string;
                                    correction_multiplier: string;
                                    tier: string;
                                    tier_multiplier: string;
                                } | null;
                                /** @description What this one answers, and what answers it: refunds and reversals */
                                related: {
                                    id: string;
                                    number: string;
                                    /** @enum {string} */
                                    type: "topup" | "bonus" | "charge" | "refund" | "adjustment" | "reversal";
                                    /** @enum {string} */
                                    direction: "in" | "out";
                                    amount: string;
                                    /** Format: date-time */
                                    created_at: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/ledger/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prove that the ledger is sound
         * @description Permission: user:manage
         */
        get: {
            parameters: {
                query?: {
                    /** @description The kept result of the last check instead of a new one */
                    last?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                ok: boolean;
                                entries: number;
                                postings: number;
                                payers: number;
                                problems: {
                                    kind: string;
                                    subject: string;
                                    detail: string;
                                }[];
                                audit_head: {
                                    seq: number;
                                    hash: string;
                                } | null;
                                /** Format: date-time */
                                started_at: string;
                                /** Format: date-time */
                                finished_at: string;
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003, AUTH.007 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/v1/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Charge a call of a model; once for a request_id */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        user_id: string;
                        model_id: string;
                        input_tokens: number;
                        output_tokens: number;
                        request_id: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                request_id: string;
                                /** @description Null where nothing was to pay */
                                entry_id: string | null;
                                hold_id: string | null;
                                amount: string;
                                /** @description Before the correction and the tier */
                                base_amount: string;
                                correction: {
                                    id: string;
                                    multiplier: string;
                                } | null;
                                tier: string;
                                tier_multiplier: string;
                                payer: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "user" | "group" | "company";
                                    name: string;
                                };
                                balance: string;
                                held: string;
                                available: string;
                                replayed: boolean;
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description PAY.002, PAY.004 */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                                /** @description Of PAY.004: the member's monthly cap */
                                cap?: string;
                                /** @description This month so far, reserves included */
                                spent?: string;
                                requested?: string;
                                /** Format: date-time */
                                resets_at?: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.002, RES.003 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/v1/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reserve the most that a call may cost; once for a request_id */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        user_id: string;
                        model_id: string;
                        input_tokens: number;
                        output_tokens: number;
                        request_id: string;
                        /** @description Seconds; 15 minutes if absent */
                        expires_in?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                /** @description Null where nothing is to pay */
                                id: string | null;
                                request_id: string;
                                status: string;
                                expires_at: string | null;
                                amount: string;
                                /** @description Before the correction and the tier */
                                base_amount: string;
                                correction: {
                                    id: string;
                                    multiplier: string;
                                } | null;
                                tier: string;
                                tier_multiplier: string;
                                payer: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "user" | "group" | "company";
                                    name: string;
                                };
                                balance: string;
                                held: string;
                                available: string;
                                replayed: boolean;
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description PAY.002, PAY.004 */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                                /** @description Of PAY.004: the member's monthly cap */
                                cap?: string;
                                /** @description This month so far, reserves included */
                                spent?: string;
                                requested?: string;
                                /** Format: date-time */
                                resets_at?: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.002, RES.003 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/v1/holds/{id}/capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Charge what a reserved call really cost */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        input_tokens: number;
                        output_tokens: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                request_id: string;
                                /** @description Null where nothing was to pay */
                                entry_id: string | null;
                                hold_id: string | null;
                                amount: string;
                                /** @description Before the correction and the tier */
                                base_amount: string;
                                correction: {
                                    id: string;
                                    multiplier: string;
                                } | null;
                                tier: string;
                                tier_multiplier: string;
                                payer: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "user" | "group" | "company";
                                    name: string;
                                };
                                balance: string;
                                held: string;
                                available: string;
                                replayed: boolean;
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description PAY.002, PAY.004 */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                                /** @description Of PAY.004: the member's monthly cap */
                                cap?: string;
                                /** @description This month so far, reserves included */
                                spent?: string;
                                requested?: string;
                                /** Format: date-time */
                                resets_at?: string;
                            };
                        };
                    };
                };
                /** @description AUTH.003 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.002, RES.003 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/v1/holds/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Free a reserve */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                id: string;
                                status: string;
                                available: string;
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.002, RES.003 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description VAL.003 */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/v1/users/{id}/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The models that a user may call */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                models: {
                                    id: string;
                                    name: string;
                                    developer: string;
                                    type: string;
                                    tags: string[];
                                    /** @description Roubles for a million tokens */
                                    input_price: string;
                                    /** @description Roubles for a million tokens */
                                    output_price: string;
                                    enabled: boolean;
                                    /** Format: date-time */
                                    created_at: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description AUTH.001, AUTH.002 */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.002, RES.003 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/mail/json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The letters of the demonstration, newest first; optionally of one recipient */
        get: {
            parameters: {
                query?: {
                    recipient?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                id: string;
                                kind: string;
                                recipient: string;
                                subject: string;
                                text: string;
                                created_at: string;
                            }[];
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/mail/json/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One letter */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "success";
                            message: string;
                            data: {
                                id: string;
                                kind: string;
                                recipient: string;
                                subject: string;
                                text: string;
                                created_at: string;
                            };
                        };
                    };
                };
                /** @description VAL.003, VAL.004 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RES.001 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description RATE.001, RATE.001 */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.001, SYS.001 */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
                /** @description SYS.002, SYS.002 */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "error";
                            message: string;
                            details: {
                                code: string;
                                category: string;
                                fields?: {
                                    [key: string]: string;
                                };
                                permission?: string;
                                trace_id: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
