import { paths } from "@lane/contract/page-paths.ts";
import { monthlySum, type Product } from "@lane/domain/products.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { button, facts, layoutMail, type MailInput, quietLink, say } from "./mail-layout.ts";
import type { Words } from "./mail-words.ts";
import { dayOf, moneyOf, namesOf, orderLabels } from "./order-words.ts";

interface OrderInput extends MailInput {
  readonly orderNumber: string;
  readonly products: readonly Product[];
}

const boughtWords: Words<"title" | "thanks" | "renews" | "withdraw" | "withdrawLink"> = {
  en: {
    title: "Your subscription has started",
    thanks: "Thank you. Everything you chose is open now.",
    renews:
      "It renews every month until you cancel. You can cancel any time in two taps, and nothing you wrote is ever hidden.",
    withdraw:
      "You have 14 days to change your mind. Use the link below with the order number, and we’ll refund everything you paid for it.",
    withdrawLink: "Withdraw from contract here",
  },
  nl: {
    title: "Je abonnement is begonnen",
    thanks: "Dank je wel. Alles wat je koos, staat nu open.",
    renews:
      "Het wordt elke maand verlengd tot je opzegt. Opzeggen kan altijd, met twee tikken, en wat je schreef, wordt nooit verborgen.",
    withdraw:
      "Je hebt 14 dagen om je te bedenken. Gebruik de link hieronder met je bestelnummer, dan krijg je alles terug wat je ervoor hebt betaald.",
    withdrawLink: "Overeenkomst hier herroepen",
  },
  de: {
    title: "Ihr Abonnement hat begonnen",
    thanks: "Vielen Dank. Alles, was Sie gewählt haben, ist jetzt freigeschaltet.",
    renews:
      "Es verlängert sich jeden Monat, bis Sie kündigen. Kündigen können Sie jederzeit mit zweimal Tippen, und nichts von dem, was Sie geschrieben haben, wird je versteckt.",
    withdraw:
      "Sie haben 14 Tage Zeit, es sich anders zu überlegen. Öffnen Sie dann den Link unten und geben Sie die Bestellnummer ein; wir erstatten alles, was Sie dafür bezahlt haben.",
    withdrawLink: "Vertrag hier widerrufen",
  },
  fr: {
    title: "Votre abonnement a commencé",
    thanks: "Merci. Tout ce que vous avez choisi est maintenant ouvert.",
    renews:
      "Il se renouvelle chaque mois jusqu’à résiliation. Deux gestes suffisent pour résilier, à tout moment, et rien de ce que vous avez écrit n’est jamais caché.",
    withdraw:
      "Vous avez 14 jours pour changer d’avis. Utilisez le lien ci-dessous et le numéro de commande, et nous vous remboursons tout ce que vous avez payé.",
    withdrawLink: "Se rétracter du contrat ici",
  },
  es: {
    title: "Tu suscripción ha comenzado",
    thanks: "Gracias. Todo lo que elegiste ya está abierto.",
    renews:
      "Se renueva cada mes hasta que la canceles. Puedes hacerlo cuando quieras con dos toques, y nada de lo que has escrito se oculta nunca.",
    withdraw:
      "Tienes 14 días para cambiar de idea. Usa el enlace de abajo con el número de pedido y te devolveremos todo lo que pagaste.",
    withdrawLink: "Desistir del contrato aquí",
  },
};

export function subscriptionBoughtMail(input: OrderInput & { readonly nextAt: number }): OutgoingMail {
  const { language, baseUrl, products } = input;
  const words = boughtWords[language];
  const { order, what, price, next, monthly, page, notYou } = orderLabels[language];
  return layoutMail(input, {
    subject: words.title,
    preview: words.thanks,
    title: words.title,
    parts: [
      say(words.thanks),
      facts(
        [what, namesOf(products, input.language)],
        [price, `${moneyOf(monthlySum(products), language)} ${monthly}`],
        [next, dayOf(input.nextAt, language)],
        [order, input.orderNumber],
      ),
      say(words.renews),
      say(words.withdraw),
      button(page, `${baseUrl}${paths.subscriptions}`),
      quietLink(words.withdrawLink, `${baseUrl}${paths.withdraw}`),
    ],
    ifNotYou: notYou,
  });
}

const failedWords: Words<"title" | "what" | "still" | "ifNotYou"> = {
  en: {
    title: "Your payment didn’t go through",
    what: "We couldn’t take this month’s payment. Perhaps the card has expired.",
    still: "Everything stays open while we try again over the next few days. Please check your payment details.",
    ifNotYou: "If you’d rather stop, you don’t have to do anything. Nothing you wrote will be hidden or deleted.",
  },
  nl: {
    title: "Je betaling is niet gelukt",
    what: "De betaling van deze maand is niet gelukt. Misschien is de kaart verlopen.",
    still: "Alles blijft open terwijl we het de komende dagen opnieuw proberen. Kijk even naar je betaalgegevens.",
    ifNotYou: "Wil je liever stoppen? Dan hoef je niets te doen. Wat je schreef, wordt niet verborgen of verwijderd.",
  },
  de: {
    title: "Ihre Zahlung hat nicht geklappt",
    what: "Wir konnten den Betrag für diesen Monat nicht abbuchen. Vielleicht ist die Karte abgelaufen.",
    still:
      "Alles bleibt freigeschaltet, und wir versuchen es in den nächsten Tagen noch einmal. Bitte prüfen Sie Ihre Zahlungsdaten.",
    ifNotYou:
      "Möchten Sie lieber aufhören? Dann brauchen Sie nichts zu tun. Nichts von dem, was Sie geschrieben haben, wird versteckt oder gelöscht.",
  },
  fr: {
    title: "Votre paiement n’a pas abouti",
    what: "Nous n’avons pas pu encaisser le paiement de ce mois. La carte a peut-être expiré.",
    still:
      "Tout reste ouvert pendant que nous réessayons dans les prochains jours. Merci de vérifier votre moyen de paiement.",
    ifNotYou:
      "Vous préférez arrêter\u00A0? Vous n’avez rien à faire. Rien de ce que vous avez écrit ne sera caché ni effacé.",
  },
  es: {
    title: "No hemos podido cobrar tu pago",
    what: "No hemos podido cobrar el pago de este mes. Quizá tu tarjeta haya caducado.",
    still: "Todo sigue abierto mientras lo intentamos otra vez en los próximos días. Revisa tus datos de pago.",
    ifNotYou:
      "¿Prefieres dejarlo? Entonces no tienes que hacer nada. Nada de lo que escribiste se ocultará ni se borrará.",
  },
};

export function paymentFailedMail(input: MailInput): OutgoingMail {
  const { title, what, still, ifNotYou } = failedWords[input.language];
  return layoutMail(input, {
    subject: title,
    preview: what,
    title,
    parts: [say(what), say(still), button(orderLabels[input.language].page, `${input.baseUrl}${paths.subscriptions}`)],
    ifNotYou,
  });
}

const endsSoonWords: Words<"title" | "ends" | "stays" | "back" | "ifNotYou"> = {
  en: {
    title: "Your subscription ends soon",
    ends: "As you asked, your subscription ends on",
    stays:
      "After that, you can still add to your ten free years. All other years can be read, downloaded and put in a book, but not added to.",
    back: "Want to keep it? It takes one tap on the Subscriptions page.",
    ifNotYou: "If you want it to end, you don’t have to do anything.",
  },
  nl: {
    title: "Je abonnement loopt bijna af",
    ends: "Zoals je wilde, loopt je abonnement af op",
    stays:
      "Daarna blijven je tien gratis jaren open. Alle andere jaren kun je blijven lezen, downloaden en in een boek zetten; alleen toevoegen kan dan niet meer.",
    back: "Wil je het toch behouden? Eén tik op de pagina Abonnementen is genoeg.",
    ifNotYou: "Wil je dat het afloopt? Dan hoef je niets te doen.",
  },
  de: {
    title: "Ihr Abonnement endet bald",
    ends: "Wie gewünscht endet Ihr Abonnement am",
    stays:
      "Danach bleiben Ihre zehn kostenlosen Jahre offen. Alle anderen Jahre können Sie weiterhin lesen, herunterladen und in ein Buch aufnehmen; nur hinzufügen können Sie dort nichts mehr.",
    back: "Möchten Sie es behalten? Einmal Tippen auf der Seite „Abonnements“ genügt.",
    ifNotYou: "Soll es enden? Dann brauchen Sie nichts zu tun.",
  },
  fr: {
    title: "Votre abonnement se termine bientôt",
    ends: "Comme vous l’avez demandé, votre abonnement se termine le",
    stays:
      "Ensuite, vous pourrez encore compléter vos dix années gratuites. Toutes les autres pourront être lues, téléchargées et mises dans un livre, mais plus complétées.",
    back: "Vous souhaitez le garder\u00A0? Un seul geste suffit sur la page Abonnements.",
    ifNotYou: "Si vous voulez qu’il se termine, il n’y a rien à faire.",
  },
  es: {
    title: "Tu suscripción termina pronto",
    ends: "Como pediste, tu suscripción termina el",
    stays:
      "Después, tus diez años gratuitos siguen abiertos. Los demás se pueden leer, descargar e incluir en un libro, pero no podrás añadirles recuerdos.",
    back: "¿Quieres conservarla? Basta con un toque en la página Suscripciones.",
    ifNotYou: "Si quieres que termine, no tienes que hacer nada.",
  },
};

export function subscriptionEndsSoonMail(input: MailInput & { readonly endsAt: number }): OutgoingMail {
  const { title, ends, stays, back, ifNotYou } = endsSoonWords[input.language];
  const when = `${ends} ${dayOf(input.endsAt, input.language)}.`;
  return layoutMail(input, {
    subject: title,
    preview: when,
    title,
    parts: [
      say(when),
      say(stays),
      say(back),
      button(orderLabels[input.language].page, `${input.baseUrl}${paths.subscriptions}`),
    ],
    ifNotYou,
  });
}

const endedWords: Words<"title" | "ended" | "stays" | "ifNotYou"> = {
  en: {
    title: "Your subscription has ended",
    ended: "Your subscription has ended. Nothing more will be charged.",
    stays:
      "Everything you wrote is still here. You can add to ten years for free; all other years can be read, downloaded and put in a book.",
    ifNotYou: "You can start again any time, exactly where you left off.",
  },
  nl: {
    title: "Je abonnement is afgelopen",
    ended: "Je abonnement is afgelopen. Er wordt niets meer afgeschreven.",
    stays:
      "Alles wat je schreef, is er nog. In tien jaren kun je gratis blijven schrijven; alle andere jaren kun je lezen, downloaden en in een boek zetten.",
    ifNotYou: "Je kunt altijd opnieuw beginnen, precies waar je was gebleven.",
  },
  de: {
    title: "Ihr Abonnement ist beendet",
    ended: "Ihr Abonnement ist beendet. Es wird nichts mehr abgebucht.",
    stays:
      "Alles, was Sie geschrieben haben, ist noch da. In Ihren zehn kostenlosen Jahren können Sie weiterschreiben; alle anderen Jahre können Sie weiterhin lesen, herunterladen und in ein Buch aufnehmen.",
    ifNotYou: "Sie können jederzeit wieder anfangen, genau dort, wo Sie aufgehört haben.",
  },
  fr: {
    title: "Votre abonnement est terminé",
    ended: "Votre abonnement est terminé. Plus rien ne sera prélevé.",
    stays:
      "Tout ce que vous avez écrit est toujours là. Vous pouvez compléter dix années gratuitement\u00A0; toutes les autres peuvent être lues, téléchargées et mises dans un livre.",
    ifNotYou: "Vous pouvez recommencer à tout moment, exactement là où vous en étiez.",
  },
  es: {
    title: "Tu suscripción ha terminado",
    ended: "Tu suscripción ha terminado. No se cobrará nada más.",
    stays:
      "Todo lo que escribiste sigue aquí. En diez años puedes seguir escribiendo gratis; los demás se pueden leer, descargar e incluir en un libro.",
    ifNotYou: "Puedes volver a empezar cuando quieras, justo donde lo dejaste.",
  },
};

export function subscriptionEndedMail(input: MailInput): OutgoingMail {
  const { title, ended, stays, ifNotYou } = endedWords[input.language];
  return layoutMail(input, {
    subject: title,
    preview: ended,
    title,
    parts: [say(ended), say(stays), button(orderLabels[input.language].page, `${input.baseUrl}${paths.subscriptions}`)],
    ifNotYou,
  });
}
