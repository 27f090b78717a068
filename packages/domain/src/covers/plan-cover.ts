import type { CoverChoice, CoverLife, CoverPlan } from "./cover-plan.ts";
import type { CoverSheet } from "./cover-sheet.ts";
import { planDesign } from "./design-plans.ts";
import { planPhoto } from "./photo-plans.ts";

export function planCover(sheet: CoverSheet, choice: CoverChoice, life: CoverLife): CoverPlan {
  return "design" in choice ? planDesign(sheet, choice.design, life) : planPhoto(sheet, choice, life);
}
