/** Benches ask faster than any person does; what they measure is the answer, not the limit. */
export const withoutRateLimits = { REQUESTS_PER_MINUTE: "1000000" };
