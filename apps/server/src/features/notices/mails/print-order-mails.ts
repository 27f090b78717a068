import { printOrderPath } from "@lane/contract/page-paths.ts";
import type { Language } from "@lane/domain/languages.ts";

import type { PrintOrderNews } from "#ports/notices.ts";
import type { OutgoingMail } from "#ports/outbox.ts";

import { button, facts, layoutMail, type MailInput, say } from "./mail-layout.ts";
import { oneLine, type Words } from "./mail-words.ts";
import { moneyOf, orderLabels } from "./order-words.ts";

type PrintOrderMailNotice = PrintOrderNews & { readonly orderId: string; readonly orderNumber: string };
type Kind = PrintOrderNews["kind"];

const news: Record<Kind, Words<"title" | "what" | "more">> = {
  "print-held": {
    en: {
      title: "We have your book order",
      what: "Thank you. Your payment has arrived.",
      more: "You have two hours to change your mind. Until then you can cancel the order on its page, and you get everything back. After that it goes to the printer.",
    },
    nl: {
      title: "We hebben je boekbestelling ontvangen",
      what: "Dank je wel. Je betaling is binnen.",
      more: "Je hebt twee uur om je te bedenken. Tot die tijd kun je de bestelling op haar eigen pagina annuleren en krijg je alles terug. Daarna gaat ze naar de drukker.",
    },
    de: {
      title: "Ihre Buchbestellung ist da",
      what: "Vielen Dank. Ihre Zahlung ist eingegangen.",
      more: "Sie haben zwei Stunden Zeit, es sich anders zu überlegen. So lange können Sie die Bestellung auf ihrer Seite stornieren und bekommen alles zurück. Danach geht sie an die Druckerei.",
    },
    fr: {
      title: "Votre commande de livres est enregistrée",
      what: "Merci. Votre paiement est arrivé.",
      more: "Vous avez deux heures pour changer d’avis. D’ici là, vous pouvez annuler la commande sur sa page et tout vous est remboursé. Ensuite, elle part chez l’imprimeur.",
    },
    es: {
      title: "Hemos recibido tu pedido de libros",
      what: "Gracias. Tu pago ha llegado.",
      more: "Tienes dos horas para cambiar de idea. Hasta entonces puedes cancelar el pedido en su página y te lo devolvemos todo. Después va a la imprenta.",
    },
  },
  "print-sent": {
    en: {
      title: "Your book is being printed",
      what: "The printer has accepted your order.",
      more: "We’ll let you know as soon as it’s on its way.",
    },
    nl: {
      title: "Je boek wordt gedrukt",
      what: "De drukker heeft je bestelling aangenomen.",
      more: "Je hoort van ons zodra het onderweg is.",
    },
    de: {
      title: "Ihr Buch wird gedruckt",
      what: "Die Druckerei hat Ihre Bestellung angenommen.",
      more: "Wir melden uns, sobald es unterwegs ist.",
    },
    fr: {
      title: "Votre livre est à l’impression",
      what: "L’imprimeur a accepté votre commande.",
      more: "Nous vous écrirons dès son expédition.",
    },
    es: {
      title: "Tu libro se está imprimiendo",
      what: "La imprenta ha aceptado tu pedido.",
      more: "Te avisaremos en cuanto esté de camino.",
    },
  },
  "print-shipped": {
    en: {
      title: "Your book is on its way",
      what: "A parcel of your order has left the printer.",
      more: "Where it goes and how to follow it is on the page of your order.",
    },
    nl: {
      title: "Je boek is onderweg",
      what: "Een pakket van je bestelling is bij de drukker vertrokken.",
      more: "Waar het heen gaat en hoe je het kunt volgen, lees je op de pagina van je bestelling.",
    },
    de: {
      title: "Ihr Buch ist unterwegs",
      what: "Ein Paket Ihrer Bestellung hat die Druckerei verlassen.",
      more: "Wohin es geht und wie Sie es verfolgen können, steht auf der Seite Ihrer Bestellung.",
    },
    fr: {
      title: "Votre livre est en route",
      what: "Un colis de votre commande a quitté l’imprimerie.",
      more: "Sa destination et son suivi sont sur la page de votre commande.",
    },
    es: {
      title: "Tu libro está de camino",
      what: "Un paquete de tu pedido ha salido de la imprenta.",
      more: "En la página del pedido puedes ver adónde va y cómo seguirlo.",
    },
  },
  "print-delivered": {
    en: {
      title: "Your book has arrived",
      what: "Everything in your order has been delivered.",
      more: "We hope you enjoy it. If something is wrong with a copy, please write to us within two weeks.",
    },
    nl: {
      title: "Je boek is bezorgd",
      what: "Alles uit je bestelling is bezorgd.",
      more: "We hopen dat je er plezier van hebt. Is er iets mis met een exemplaar? Schrijf ons dan binnen twee weken.",
    },
    de: {
      title: "Ihr Buch ist angekommen",
      what: "Alles aus Ihrer Bestellung ist zugestellt.",
      more: "Wir wünschen Ihnen viel Freude damit. Wenn mit einem Exemplar etwas nicht stimmt, schreiben Sie uns bitte innerhalb von zwei Wochen.",
    },
    fr: {
      title: "Votre livre est arrivé",
      what: "Toute votre commande a été livrée.",
      more: "Nous espérons qu’il vous plaira. Si un exemplaire a un défaut, merci de nous écrire dans les deux semaines.",
    },
    es: {
      title: "Tu libro ha llegado",
      what: "Todo tu pedido está entregado.",
      more: "Esperamos que lo disfrutes. Si algún ejemplar tiene un defecto, escríbenos en un plazo de dos semanas.",
    },
  },
  "print-cancelled": {
    en: {
      title: "Your book order is cancelled",
      what: "Nothing will be printed.",
      more: "The whole amount goes back to where it came from. With most banks that takes a few days.",
    },
    nl: {
      title: "Je boekbestelling is geannuleerd",
      what: "Er wordt niets gedrukt.",
      more: "Het hele bedrag gaat terug naar waar het vandaan kwam. Bij de meeste banken duurt dat een paar dagen.",
    },
    de: {
      title: "Ihre Buchbestellung ist storniert",
      what: "Es wird nichts gedruckt.",
      more: "Der ganze Betrag geht dorthin zurück, woher er kam. Bei den meisten Banken dauert das ein paar Tage.",
    },
    fr: {
      title: "Votre commande de livres est annulée",
      what: "Rien ne sera imprimé.",
      more: "La totalité du montant repart d’où elle est venue. Avec la plupart des banques, cela prend quelques jours.",
    },
    es: {
      title: "Tu pedido de libros está cancelado",
      what: "No se imprimirá nada.",
      more: "El importe completo vuelve adonde salió. Con la mayoría de los bancos tarda unos días.",
    },
  },
  "print-rejected": {
    en: {
      title: "Your book couldn’t be printed",
      what: "We’re sorry: the printer couldn’t make one of the parcels of your order.",
      more: "What you paid for that parcel goes back to where it came from. The page of your order shows the details.",
    },
    nl: {
      title: "Je boek kon niet worden gedrukt",
      what: "Het spijt ons: de drukker kon een van de pakketten van je bestelling niet maken.",
      more: "Wat je voor dat pakket betaalde, gaat terug naar waar het vandaan kwam. Meer staat op de pagina van je bestelling.",
    },
    de: {
      title: "Ihr Buch konnte nicht gedruckt werden",
      what: "Es tut uns leid: Die Druckerei konnte eines der Pakete Ihrer Bestellung nicht herstellen.",
      more: "Was Sie für dieses Paket bezahlt haben, geht dorthin zurück, woher es kam. Näheres steht auf der Seite Ihrer Bestellung.",
    },
    fr: {
      title: "Votre livre n’a pas pu être imprimé",
      what: "Nous sommes désolés\u00A0: l’imprimeur n’a pas pu réaliser l’un des colis de votre commande.",
      more: "Ce que vous avez payé pour ce colis repart d’où il est venu. La page de votre commande donne les détails.",
    },
    es: {
      title: "No hemos podido imprimir tu libro",
      what: "Lo sentimos: la imprenta no ha podido hacer uno de los paquetes de tu pedido.",
      more: "Lo que pagaste por ese paquete vuelve adonde salió. En la página del pedido tienes los detalles.",
    },
  },
};

const labels: Words<"page" | "paid" | "back" | "until" | "carrier" | "tracking" | "ifNotYou"> = {
  en: {
    page: "See your order",
    paid: "Paid, VAT included",
    back: "Refunded",
    until: "Can be cancelled until",
    carrier: "Carrier",
    tracking: "Tracking number",
    ifNotYou: "Not you? Then someone knows your password. Please change it in your profile, and cancel the order.",
  },
  nl: {
    page: "Bekijk je bestelling",
    paid: "Betaald, inclusief btw",
    back: "Terugbetaald",
    until: "Te annuleren tot",
    carrier: "Bezorgd door",
    tracking: "Volgnummer",
    ifNotYou: "Was jij dit niet? Dan kent iemand je wachtwoord. Verander het in je profiel en annuleer de bestelling.",
  },
  de: {
    page: "Zu Ihrer Bestellung",
    paid: "Bezahlt, inklusive MwSt.",
    back: "Erstattet",
    until: "Stornierbar bis",
    carrier: "Versand mit",
    tracking: "Sendungsnummer",
    ifNotYou:
      "Das waren nicht Sie? Dann kennt jemand Ihr Passwort. Bitte ändern Sie es in Ihrem Profil, und stornieren Sie die Bestellung.",
  },
  fr: {
    page: "Voir votre commande",
    paid: "Payé, TVA comprise",
    back: "Remboursé",
    until: "Annulable jusqu’au",
    carrier: "Transporteur",
    tracking: "Numéro de suivi",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un connaît votre mot de passe. Changez-le dans votre profil et annulez la commande.",
  },
  es: {
    page: "Ver tu pedido",
    paid: "Pagado, IVA incluido",
    back: "Devuelto",
    until: "Se puede cancelar hasta",
    carrier: "Transportista",
    tracking: "Número de seguimiento",
    ifNotYou: "¿No fuiste tú? Entonces alguien conoce tu contraseña. Cámbiala en tu perfil y cancela el pedido.",
  },
};

/** A mail contains nothing of the book, not even its title, and no address. */
export function printOrderMail(notice: PrintOrderMailNotice, input: MailInput): OutgoingMail {
  const { language, baseUrl } = input;
  const { title, what, more } = news[notice.kind][language];
  const { page, ifNotYou } = labels[language];
  return layoutMail(input, {
    subject: title,
    preview: what,
    title,
    parts: [
      say(what),
      facts([orderLabels[language].order, notice.orderNumber], ...ownFacts(notice, language)),
      say(more),
      button(page, `${baseUrl}${printOrderPath(notice.orderId)}`),
    ],
    ifNotYou,
  });
}

function ownFacts(notice: PrintOrderNews, language: Language): (readonly [string, string])[] {
  const { paid, back, until, carrier, tracking } = labels[language];
  if (notice.kind === "print-held") {
    return [
      [paid, moneyOf(notice.totalCents, language)],
      [until, momentOf(notice.holdUntil, language)],
    ];
  }
  if (notice.kind === "print-cancelled" || notice.kind === "print-rejected") {
    return [[back, moneyOf(notice.refundCents, language)]];
  }
  if (notice.kind !== "print-shipped") return [];
  const known = [
    [carrier, notice.carrier],
    [tracking, notice.trackingNumber],
  ] as const;
  return known.flatMap(([label, value]) => (value === null ? [] : [[label, oneLine(value)] as const]));
}

function momentOf(at: number, language: Language): string {
  const locale = language === "en" ? "en-GB" : language;
  return `${new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(at)} UTC`;
}
