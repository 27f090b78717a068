import { paths } from "@lane/contract/page-paths.ts";
import type { VaultEvent } from "@lane/domain/memberships.ts";

import type { VaultNewsItem } from "#ports/notices.ts";
import type { OutgoingMail } from "#ports/outbox.ts";

import { button, layoutMail, type MailInput, say, showNames } from "./mail-layout.ts";
import { nameToGreet, type Words } from "./mail-words.ts";
import { dayOf } from "./order-words.ts";

interface VaultNewsInput extends MailInput {
  readonly news: readonly VaultNewsItem[];
  readonly unsubscribeToken: string;
}

const mostLines = 20;

const commonWords: Words<"title" | "what" | "someone" | "unnamed" | "more" | "page" | "ifNotYou"> = {
  en: {
    title: "News from your family",
    what: "Here’s what happened:",
    someone: "Someone",
    unnamed: "a family vault",
    more: "and {n} more",
    page: "See your timelines",
    ifNotYou: "We only say who joined or left, never what was written.",
  },
  nl: {
    title: "Nieuws van je familie",
    what: "Dit is er gebeurd:",
    someone: "Iemand",
    unnamed: "een familiekluis",
    more: "en nog {n}",
    page: "Bekijk je tijdlijnen",
    ifNotYou: "We vertellen alleen wie erbij kwam en wie vertrok, nooit wat er is geschreven.",
  },
  de: {
    title: "Neues aus Ihrer Familie",
    what: "Das gibt es Neues:",
    someone: "Jemand",
    unnamed: "eine Familienchronik",
    more: "und {n} weitere",
    page: "Ihre Zeitleisten ansehen",
    ifNotYou: "Wir schreiben nur, wer gekommen oder gegangen ist, aber nie, was geschrieben wurde.",
  },
  fr: {
    title: "Des nouvelles de votre famille",
    what: "Voici ce qui s’est passé\u00A0:",
    someone: "Quelqu’un",
    unnamed: "un coffre de famille",
    more: "et {n} de plus",
    page: "Voir vos frises",
    ifNotYou: "Nous disons seulement qui arrive et qui part, jamais ce qui a été écrit.",
  },
  es: {
    title: "Novedades de tus baúles familiares",
    what: "Esto es lo que ha pasado:",
    someone: "Alguien",
    unnamed: "un baúl familiar",
    more: "y {n} más",
    page: "Ver tus líneas del tiempo",
    ifNotYou: "Solo decimos quién se ha unido y quién se ha ido, nunca lo que se ha escrito.",
  },
};

/** `{who}`, `{vault}` and `{day}` are filled in. */
const eventWords: Words<VaultEvent> = {
  en: {
    joined: "{who} joined “{vault}”.",
    left: "{who} left “{vault}”.",
    removed: "{who} is no longer a member of “{vault}”.",
    "you-removed":
      "You’re no longer a member of “{vault}”. If your memories stayed there, you can export them from your profile for 30 days.",
    deleting:
      "“{vault}” will be deleted on {day}. Until then you can read and export everything. Memories you chose to take with you return to your own timeline; those you chose to leave are deleted with the vault.",
    kept: "“{vault}” will not be deleted after all.",
    deleted: "“{vault}” has been deleted. What you chose to take with you is on your own timeline.",
    "guest-joined": "{who} can now write for your timeline.",
    "guest-left": "{who} no longer writes for your timeline.",
    "guest-ended": "You no longer write for {vault}. Everything you wrote is now on your own timeline.",
  },
  nl: {
    joined: "{who} hoort nu bij “{vault}”.",
    left: "{who} heeft “{vault}” verlaten.",
    removed: "{who} hoort niet meer bij “{vault}”.",
    "you-removed":
      "Je hoort niet meer bij “{vault}”. Zijn je herinneringen daar gebleven? Dan kun je ze nog 30 dagen exporteren, in je profiel.",
    deleting:
      "“{vault}” wordt op {day} verwijderd. Tot dan kun je alles lezen en exporteren. Herinneringen die je wilde meenemen, komen terug op je eigen tijdlijn; wat je daar wilde laten, wordt met de kluis verwijderd.",
    kept: "“{vault}” wordt toch niet verwijderd.",
    deleted: "“{vault}” is verwijderd. Wat je wilde meenemen, staat op je eigen tijdlijn.",
    "guest-joined": "{who} kan nu voor je tijdlijn schrijven.",
    "guest-left": "{who} schrijft niet meer voor je tijdlijn.",
    "guest-ended": "Je schrijft niet meer voor {vault}. Alles wat je schreef, staat nu op je eigen tijdlijn.",
  },
  de: {
    joined: "{who} gehört jetzt zu „{vault}“.",
    left: "{who} hat „{vault}“ verlassen.",
    removed: "{who} gehört nicht mehr zu „{vault}“.",
    "you-removed":
      "Sie gehören nicht mehr zu „{vault}“. Falls Ihre Erinnerungen dort geblieben sind, können Sie sie noch 30 Tage lang in Ihrem Profil exportieren.",
    deleting:
      "„{vault}“ wird am {day} gelöscht. Bis dahin können Sie alles lesen und exportieren. Erinnerungen, die Sie mitnehmen wollten, kommen zurück in Ihre eigene Zeitleiste; was dort bleiben sollte, wird mit der Chronik gelöscht.",
    kept: "„{vault}“ wird doch nicht gelöscht.",
    deleted: "„{vault}“ wurde gelöscht. Was Sie mitnehmen wollten, ist in Ihrer eigenen Zeitleiste.",
    "guest-joined": "{who} kann jetzt für Ihre Zeitleiste schreiben.",
    "guest-left": "{who} schreibt nicht mehr für Ihre Zeitleiste.",
    "guest-ended":
      "Sie schreiben nicht mehr für {vault}. Alles, was Sie geschrieben haben, ist jetzt in Ihrer eigenen Zeitleiste.",
  },
  fr: {
    joined: "{who} fait maintenant partie de «\u00A0{vault}\u00A0».",
    left: "{who} a quitté «\u00A0{vault}\u00A0».",
    removed: "{who} ne fait plus partie de «\u00A0{vault}\u00A0».",
    "you-removed":
      "Vous ne faites plus partie de «\u00A0{vault}\u00A0». Si vos souvenirs y sont restés, vous pouvez les exporter pendant 30 jours, dans votre profil.",
    deleting:
      "«\u00A0{vault}\u00A0» sera supprimé le {day}. Jusque-là, vous pouvez tout lire et tout exporter. Les souvenirs que vous avez choisi d’emporter reviennent sur votre propre frise\u00A0; ceux que vous avez choisi de laisser sont supprimés avec le coffre de famille.",
    kept: "«\u00A0{vault}\u00A0» ne sera finalement pas supprimé.",
    deleted: "«\u00A0{vault}\u00A0» a été supprimé. Ce que vous avez choisi d’emporter est sur votre propre frise.",
    "guest-joined": "{who} peut maintenant écrire pour votre frise.",
    "guest-left": "{who} n’écrit plus pour votre frise.",
    "guest-ended":
      "Vous n’écrivez plus pour {vault}. Tout ce que vous avez écrit est maintenant sur votre propre frise.",
  },
  es: {
    joined: "{who} ya forma parte de «{vault}».",
    left: "{who} ha dejado «{vault}».",
    removed: "{who} ya no forma parte de «{vault}».",
    "you-removed":
      "Ya no formas parte de «{vault}». Si tus recuerdos se quedaron allí, puedes exportarlos durante 30 días, en tu perfil.",
    deleting:
      "«{vault}» se borrará el {day}. Hasta entonces puedes leer y exportar todo. Los recuerdos que elegiste llevarte vuelven a tu propia línea del tiempo; los que elegiste dejar se borran con el baúl.",
    kept: "Al final, «{vault}» no se borrará.",
    deleted: "«{vault}» se ha borrado. Lo que elegiste llevarte está en tu propia línea del tiempo.",
    "guest-joined": "{who} ya puede escribir para tu línea del tiempo.",
    "guest-left": "{who} ya no escribe para tu línea del tiempo.",
    "guest-ended": "Ya no escribes para {vault}. Todo lo que escribiste está ahora en tu propia línea del tiempo.",
  },
};

/** To a member, about who came and went in a quiet hour. */
export function vaultNewsMail(input: VaultNewsInput): OutgoingMail {
  const { title, what, more, page, ifNotYou } = commonWords[input.language];
  const lines = [...new Set(input.news.map((item) => lineOf(item, input.language)))];
  const left = lines.length - mostLines;
  const shown = left > 0 ? [...lines.slice(0, mostLines), more.replace("{n}", String(left))] : lines;
  return layoutMail(input, {
    subject: title,
    preview: ifNotYou,
    title,
    parts: [say(what), showNames(shown), button(page, `${input.baseUrl}${paths.profile}`)],
    ifNotYou,
    unsubscribeToken: input.unsubscribeToken,
  });
}

function lineOf({ vault, event, who, deletesAt }: VaultNewsItem, language: MailInput["language"]): string {
  const { someone, unnamed } = commonWords[language];
  const filled = {
    who: nameToGreet(who ?? "") || someone,
    vault: nameToGreet(vault) || (event === "guest-ended" ? someone : unnamed),
    day: deletesAt === null ? "" : dayOf(deletesAt, language),
  };
  return eventWords[language][event].replaceAll(/\{(who|vault|day)\}/g, (_, name: keyof typeof filled) => filled[name]);
}
