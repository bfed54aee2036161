/** From so many percent of a month's cap on, its end is near (product §13.5). */
export const NEAR_CAP_PERCENT = 80;
