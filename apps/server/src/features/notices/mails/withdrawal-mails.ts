import { paths } from "@lane/contract/page-paths.ts";
import type { Product } from "@lane/domain/products.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { button, facts, layoutMail, type MailInput, say } from "./mail-layout.ts";
import type { Words } from "./mail-words.ts";
import { namesOf, orderLabels } from "./order-words.ts";

interface WithdrawalLinkInput extends MailInput {
  readonly orderNumber: string;
  readonly token: string;
}

const linkWords: Words<"title" | "what" | "next" | "label" | "ifNotYou"> = {
  en: {
    title: "Confirm your withdrawal",
    what: "You asked to withdraw from this order.",
    next: "Open the link, check what you’re withdrawing from, and confirm. It works for one day.",
    label: "Go to my withdrawal",
    ifNotYou: "Not you? You don’t need to do anything. Nothing changes until the link is confirmed.",
  },
  nl: {
    title: "Bevestig je herroeping",
    what: "Je wilt deze bestelling herroepen.",
    next: "Open de link, kijk na wat je herroept en bevestig het. De link werkt één dag.",
    label: "Naar mijn herroeping",
    ifNotYou: "Was jij dit niet? Dan hoef je niets te doen. Er verandert niets zolang de herroeping niet is bevestigd.",
  },
  de: {
    title: "Bestätigen Sie Ihren Widerruf",
    what: "Sie möchten diese Bestellung widerrufen.",
    next: "Öffnen Sie den Link, prüfen Sie die Bestellung und bestätigen Sie den Widerruf. Der Link gilt einen Tag.",
    label: "Zu meinem Widerruf",
    ifNotYou: "Das waren nicht Sie? Dann müssen Sie nichts tun. Ohne Bestätigung ändert sich nichts.",
  },
  fr: {
    title: "Confirmez votre rétractation",
    what: "Vous avez demandé à vous rétracter de cette commande.",
    next: "Ouvrez le lien, vérifiez ce dont il s’agit, puis confirmez. Il est valable un jour.",
    label: "Voir ma rétractation",
    ifNotYou: "Ce n’était pas vous\u00A0? Vous n’avez rien à faire. Rien ne change sans confirmation.",
  },
  es: {
    title: "Confirma tu desistimiento",
    what: "Has pedido desistir de este pedido.",
    next: "Abre el enlace, mira de qué desistes y confírmalo. Funciona durante un día.",
    label: "Ver mi desistimiento",
    ifNotYou: "¿No fuiste tú? Entonces no tienes que hacer nada. Si no se confirma, nada cambia.",
  },
};

/** The secret is in the fragment, which no server sees. */
export function withdrawalLinkMail(input: WithdrawalLinkInput): OutgoingMail {
  const { title, what, next, label, ifNotYou } = linkWords[input.language];
  return layoutMail(input, {
    subject: title,
    preview: what,
    title,
    parts: [
      say(what),
      facts([orderLabels[input.language].order, input.orderNumber]),
      say(next),
      button(label, `${input.baseUrl}${paths.withdraw}#code=${input.token}`),
    ],
    ifNotYou,
  });
}

interface WithdrawalReceivedInput extends MailInput {
  readonly orderNumber: string;
  readonly products: readonly Product[];
  /** Date and time, in words. */
  readonly receivedAt: string;
}

const receivedWords: Words<"title" | "what" | "refund" | "stays" | "ifNotYou"> = {
  en: {
    title: "We’ve received your withdrawal",
    what: "This email is your receipt. You have withdrawn from this order:",
    refund:
      "We’re refunding everything you paid for it, the same way you paid. It may take a few days to reach your bank account.",
    stays: "Everything you wrote is still here and can be read, downloaded and put in a book.",
    ifNotYou: "Not you? Then someone can read your email or knows your password. Please change both passwords.",
  },
  nl: {
    title: "We hebben je herroeping ontvangen",
    what: "Deze mail is je ontvangstbewijs. Je hebt deze bestelling herroepen:",
    refund:
      "Je krijgt alles terug wat je ervoor hebt betaald, op dezelfde manier. Het kan een paar dagen duren voordat je het bij je bank ziet.",
    stays: "Alles wat je schreef, is er nog: je kunt het lezen, downloaden en in een boek zetten.",
    ifNotYou: "Was jij dit niet? Dan leest iemand je mail of kent iemand je wachtwoord. Verander allebei.",
  },
  de: {
    title: "Ihr Widerruf ist eingegangen",
    what: "Diese E-Mail ist Ihre Eingangsbestätigung. Sie haben diese Bestellung widerrufen:",
    refund:
      "Sie bekommen alles, was Sie dafür bezahlt haben, auf demselben Weg zurück. Es kann einige Tage dauern, bis Ihre Bank es anzeigt.",
    stays:
      "Alles, was Sie geschrieben haben, ist noch da; Sie können es lesen, herunterladen und in ein Buch aufnehmen.",
    ifNotYou: "Das waren nicht Sie? Dann liest jemand Ihre E-Mails oder kennt Ihr Passwort. Bitte ändern Sie beides.",
  },
  fr: {
    title: "Nous avons reçu votre rétractation",
    what: "Cet e-mail est votre justificatif. Votre rétractation porte sur cette commande\u00A0:",
    refund:
      "Nous vous remboursons tout ce que vous avez payé pour cette commande, par le même moyen de paiement. Le remboursement peut mettre quelques jours à apparaître sur votre compte bancaire.",
    stays: "Tout ce que vous avez écrit est toujours là et peut être lu, téléchargé et mis dans un livre.",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un peut lire vos e-mails ou connaît votre mot de passe. Changez les deux mots de passe.",
  },
  es: {
    title: "Hemos recibido tu desistimiento",
    what: "Este correo es tu justificante. Has desistido de este pedido:",
    refund:
      "Te devolvemos todo lo que pagaste por el mismo medio de pago. El dinero puede tardar unos días en aparecer en tu banco.",
    stays: "Todo lo que escribiste sigue aquí y se puede leer, descargar e incluir en un libro.",
    ifNotYou: "¿No fuiste tú? Entonces alguien lee tu correo o conoce tu contraseña. Cambia las dos contraseñas.",
  },
};

export function withdrawalReceivedMail(input: WithdrawalReceivedInput): OutgoingMail {
  const { title, what, refund, stays, ifNotYou } = receivedWords[input.language];
  const labels = orderLabels[input.language];
  return layoutMail(input, {
    subject: title,
    preview: refund,
    title,
    parts: [
      say(what),
      facts(
        [labels.order, input.orderNumber],
        [labels.what, namesOf(input.products, input.language)],
        [labels.received, input.receivedAt],
      ),
      say(refund),
      say(stays),
    ],
    ifNotYou,
  });
}
