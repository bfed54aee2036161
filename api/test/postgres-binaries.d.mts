export function postgresBinaries(): string | undefined;
