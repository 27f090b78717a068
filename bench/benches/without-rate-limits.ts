/** Benches send requests faster than any person; they measure the answer, not the limit. */
export const withoutRateLimits = { REQUESTS_PER_MINUTE: "1000000" };
