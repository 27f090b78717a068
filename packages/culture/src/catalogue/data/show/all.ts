import { showsRadioEurope } from "./radio-europe.ts";
import { showsRadio } from "./radio.ts";

export const shows: readonly string[] = [showsRadio, showsRadioEurope];
