import { yearQuestionPath } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { button, layoutMail, type MailInput } from "./mail-layout.ts";
import type { Words } from "./mail-words.ts";

interface YearQuestionInput extends MailInput {
  readonly question: string;
  readonly year: number;
  readonly rhythm: "weekly" | "monthly";
  readonly unsubscribeToken: string;
}

const questionWords: Words<"subject" | "answer" | "weekly" | "monthly"> = {
  en: {
    subject: "A question for you",
    answer: "Answer it",
    weekly: "You asked for one question a week. Change or stop this in your profile.",
    monthly: "You asked for one question a month. Change or stop this in your profile.",
  },
  nl: {
    subject: "Een vraag voor jou",
    answer: "Beantwoorden",
    weekly: "Je wilde één vraag per week krijgen. In je profiel kun je dat wijzigen of uitzetten.",
    monthly: "Je wilde één vraag per maand krijgen. In je profiel kun je dat wijzigen of uitzetten.",
  },
  de: {
    subject: "Eine Frage an Sie",
    answer: "Antworten",
    weekly: "Sie haben sich eine Frage pro Woche gewünscht. In Ihrem Profil können Sie das ändern oder beenden.",
    monthly: "Sie haben sich eine Frage pro Monat gewünscht. In Ihrem Profil können Sie das ändern oder beenden.",
  },
  fr: {
    subject: "Une question pour vous",
    answer: "Répondre",
    weekly:
      "Vous avez demandé à recevoir une question par semaine. Vous pouvez changer ou arrêter cela dans votre profil.",
    monthly:
      "Vous avez demandé à recevoir une question par mois. Vous pouvez changer ou arrêter cela dans votre profil.",
  },
  es: {
    subject: "Una pregunta para ti",
    answer: "Responder",
    weekly: "Pediste una pregunta a la semana. Puedes cambiarlo o dejar de recibirlas en tu perfil.",
    monthly: "Pediste una pregunta al mes. Puedes cambiarlo o dejar de recibirlas en tu perfil.",
  },
};

/** The subject and the preview, which others may see on a screen, do not tell the question. */
export function yearQuestionMail(input: YearQuestionInput): OutgoingMail {
  const { language, baseUrl, question, year, rhythm, unsubscribeToken } = input;
  const words = questionWords[language];
  return layoutMail(input, {
    subject: words.subject,
    preview: words[rhythm],
    title: question,
    parts: [button(words.answer, `${baseUrl}${yearQuestionPath(year)}`)],
    ifNotYou: words[rhythm],
    unsubscribeToken,
  });
}
