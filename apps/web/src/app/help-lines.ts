export interface HelpLine {
  readonly name: string;
  readonly number: string;
}

/** Lines that listen, in the words they call themselves. Only those we are sure of; operators may name others. */
export const helpLines = {
  US: [{ name: "988 Suicide & Crisis Lifeline", number: "988" }],
  CA: [{ name: "9-8-8: Suicide Crisis Helpline", number: "988" }],
  GB: [{ name: "Samaritans", number: "116 123" }],
  IE: [{ name: "Samaritans", number: "116 123" }],
  AU: [{ name: "Lifeline", number: "13 11 14" }],
  NZ: [{ name: "1737, need to talk?", number: "1737" }],
  NL: [{ name: "113 Zelfmoordpreventie", number: "0800-0113" }],
  BE: [
    { name: "Zelfmoordlijn", number: "1813" },
    { name: "Télé-Accueil", number: "107" },
  ],
  DE: [{ name: "TelefonSeelsorge", number: "0800 111 0 111" }],
  AT: [{ name: "Telefonseelsorge", number: "142" }],
  CH: [{ name: "Die Dargebotene Hand, La Main Tendue", number: "143" }],
  FR: [{ name: "Numéro national de prévention du suicide", number: "3114" }],
  ES: [{ name: "Línea 024", number: "024" }],
} as const satisfies Record<string, readonly HelpLine[]>;

export type HelpCountry = keyof typeof helpLines;
