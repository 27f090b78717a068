import type { Language } from "@lane/domain/languages.ts";
import { currency, type Product, productNames } from "@lane/domain/products.ts";

import type { Words } from "./mail-words.ts";

/** Labels that the mails about an order share. */
export const orderLabels: Words<"order" | "what" | "price" | "next" | "received" | "monthly" | "page" | "notYou"> = {
  en: {
    order: "Order number",
    what: "Includes",
    price: "Price",
    next: "Next payment",
    received: "Received",
    monthly: "a month, VAT included",
    page: "Go to Subscriptions",
    notYou: "Not you? Then someone knows your password. Please change it in your profile, and cancel there.",
  },
  nl: {
    order: "Bestelnummer",
    what: "Bestelling",
    price: "Prijs",
    next: "Volgende betaling",
    received: "Ontvangen",
    monthly: "per maand, inclusief btw",
    page: "Naar Abonnementen",
    notYou: "Was jij dit niet? Dan kent iemand je wachtwoord. Verander het in je profiel en zeg je abonnement daar op.",
  },
  de: {
    order: "Bestellnummer",
    what: "Gekauft",
    price: "Preis",
    next: "Nächste Zahlung",
    received: "Eingegangen",
    monthly: "im Monat, inklusive MwSt.",
    page: "Zu den Abonnements",
    notYou:
      "Das waren nicht Sie? Dann kennt jemand Ihr Passwort. Bitte ändern Sie es in Ihrem Profil, und kündigen Sie das Abonnement.",
  },
  fr: {
    order: "Numéro de commande",
    what: "Contenu",
    price: "Prix",
    next: "Prochain paiement",
    received: "Reçu",
    monthly: "par mois, TVA comprise",
    page: "Voir les abonnements",
    notYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un connaît votre mot de passe. Changez-le dans votre profil, où vous pouvez aussi résilier.",
  },
  es: {
    order: "Número de pedido",
    what: "Incluye",
    price: "Precio",
    next: "Próximo pago",
    received: "Recibido",
    monthly: "al mes, IVA incluido",
    page: "Ir a Suscripciones",
    notYou:
      "¿No fuiste tú? Entonces alguien conoce tu contraseña. Cámbiala en tu perfil y cancela allí la suscripción.",
  },
};

export function namesOf(products: readonly Product[], language: Language): string {
  return products.map((product) => productNames[language][product]).join(", ");
}

export function moneyOf(cents: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), { style: "currency", currency }).format(cents / 100);
}

export function dayOf(at: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(at);
}

// A bare `en` would write dates the American way.
function localeOf(language: Language): string {
  return language === "en" ? "en-GB" : language;
}
