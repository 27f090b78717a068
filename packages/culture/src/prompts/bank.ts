import { homeTemplates } from "./bank/home.ts";
import { peopleTemplates } from "./bank/people.ts";
import { placeTemplates } from "./bank/place.ts";
import { parseTemplates } from "./parse-templates.ts";
import type { Template } from "./template.ts";

/** Moves on when templates are added, changed or taken away: then everybody's questions are dealt anew. */
export const bankVersion = 1;

/** Everything that can be asked. */
export const bank: readonly Template[] = [homeTemplates, peopleTemplates, placeTemplates].flatMap(parseTemplates);
