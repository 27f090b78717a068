import { minimumAge } from "@lane/domain/limits.ts";

export const tooYoung = `You must be at least ${minimumAge} years old to register`;
