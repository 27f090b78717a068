import { showsRadio } from "./radio.ts";

export const shows: readonly string[] = [showsRadio];
