/** Pages with numbers. The server counts all rows. */
export interface NumberedPaging {
  readonly kind: 'pages';
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly onLimit?: ((limit: number) => void) | undefined;
}

/** Pages by cursor. Only the next one is known. */
export interface CursorPaging {
  readonly kind: 'more';
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
  /** How many rows there are in all, where the server says so. */
  readonly total?: number | undefined;
}

/** How a table goes on beyond its rows. */
export type TablePaging = NumberedPaging | CursorPaging;
